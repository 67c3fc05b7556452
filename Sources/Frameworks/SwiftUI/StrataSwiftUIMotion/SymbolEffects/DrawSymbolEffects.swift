// swift-format-ignore-file
// Effects of Apple's that follow the strokes of a symbol. Each is declared so that a use of it says
// what is missing.

extension SymbolEffect where Self == AppearSymbolEffect {
  /// Apple's effect by which the strokes of a symbol are drawn one after another.
  @available(*, unavailable, message: "Strata does not have DrawOnSymbolEffect: a symbol is one picture without the order of its strokes; use .appear")
  public static var drawOn: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Apple's effect by which the strokes of a symbol are removed one after another.
  @available(*, unavailable, message: "Strata does not have DrawOffSymbolEffect: a symbol is one picture without the order of its strokes; use .disappear")
  public static var drawOff: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// Apple's effect by which the strokes of a symbol are drawn one after another.
@available(*, unavailable, message: "Strata does not have DrawOnSymbolEffect: a symbol is one picture without the order of its strokes; use .appear")
public struct DrawOnSymbolEffect {}

/// Apple's effect by which the strokes of a symbol are removed one after another.
@available(*, unavailable, message: "Strata does not have DrawOffSymbolEffect: a symbol is one picture without the order of its strokes; use .disappear")
public struct DrawOffSymbolEffect {}
