import Foundation

/// Drawings for the names of Apple's SF Symbols.
///
///     let sun = Symbols.svg(named: "sun.max.fill")
///     "<svg viewBox=\"\(sun.viewBox)\" aria-hidden=\"true\">\(sun.markup)</svg>"
public enum Symbols {
  private static let unknown = UnknownSymbols { line in
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  }

  /// Returns the drawing of the symbol with a name.
  ///
  /// A name without a drawing gets that of the nearest name, or ``Symbol/neutral`` if no name is
  /// like it, and is reported once on standard error. The name is never read aloud, as it is not
  /// text for people.
  public static func svg(named name: String) -> Symbol {
    if let markup = SymbolSheet.markup[name] { return Symbol(markup: String(markup)) }
    // A name may come from data, and a symbol's name is short.
    let other = name.utf8.count > 100 ? nil : nearest.name(for: name)
    unknown.report(name, shown: other)
    return other.flatMap { SymbolSheet.markup[$0] }.map { Symbol(markup: String($0)) } ?? .neutral
  }

  private static let nearest = NearestSymbol(SymbolSheet.markup.keys)

  /// Returns whether a name has a drawing.
  public static func contains(_ name: String) -> Bool { SymbolSheet.markup[name] != nil }

  /// Every name that has a drawing, sorted.
  public static var names: [String] { SymbolSheet.markup.keys.sorted() }
}
