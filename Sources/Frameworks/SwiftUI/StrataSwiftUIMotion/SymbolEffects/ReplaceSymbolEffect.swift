import StrataRendering

/// An effect that replaces a symbol by another one.
///
/// Partial: a symbol has one layer, so all of its parts are animated together.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// The replacement in which the old symbol shrinks and the new one grows.
  ///
  /// Partial: the choice has no effect.
  public static var downUp: Self { Self() }
  /// The replacement in which both symbols grow.
  ///
  /// Partial: the choice has no effect.
  public static var upUp: Self { Self() }
  /// The replacement in which the old symbol is removed at once and the new one grows.
  ///
  /// Partial: the choice has no effect.
  public static var offUp: Self { Self() }
  /// The replacement in which the old symbol shrinks and the new one grows.
  ///
  /// Partial: the choice has no effect.
  public var downUp: Self { self }
  /// The replacement in which both symbols grow.
  ///
  /// Partial: the choice has no effect.
  public var upUp: Self { self }
  /// The replacement in which the old symbol is removed at once and the new one grows.
  ///
  /// Partial: the choice has no effect.
  public var offUp: Self { self }
  /// The effect on one layer of the symbol after another.
  ///
  /// Partial: a symbol has a single layer, so it is the effect of ``wholeSymbol``.
  public var byLayer: Self { self }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: Self { self }

  /// Returns an effect that keeps the parts that both symbols share, such as a slash.
  ///
  /// Partial: a symbol has one layer, so it is always the fallback.
  ///
  /// - Parameter fallback: The effect for symbols that share no parts.
  /// - Returns: The effect.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback) }

  public var _play: _SymbolPlay {
    _SymbolPlay(poses: [], duration: 0.3)
  }

  /// An effect that keeps the parts that both symbols share.
  ///
  /// Partial: a symbol has one layer, so it is always the fallback.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
    private let fallback: ReplaceSymbolEffect

    fileprivate init(_ fallback: ReplaceSymbolEffect) { self.fallback = fallback }

    public var _play: _SymbolPlay { fallback._play }
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// An effect that replaces a symbol by another one.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// A symbol effect that is chosen for the context.
///
/// Partial: a symbol has one layer, so all of its parts are animated together.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect,
  TransitionSymbolEffect
{
  public var _play: _SymbolPlay {
    _SymbolPlay(poses: [], duration: 0.3)
  }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// A symbol effect that is chosen for the context.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
