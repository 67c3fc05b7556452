import Foundation

/// Drawings for the names of Apple's SF Symbols.
///
///     let sun = Symbols.svg(named: "sun.max.fill")
///     "<svg viewBox=\"\(sun.viewBox)\" aria-hidden=\"true\">\(sun.markup)</svg>"
public enum Symbols {
  private static let unknown = UnknownSymbols { line in
    FileHandle.standardError.write(Data(line.utf8))
  }

  /// The drawing for a name.
  ///
  /// A name without one gets ``Symbol/neutral`` and is named once on standard error. Neither is ever
  /// read aloud: a symbol's name is no text for people.
  public static func svg(named name: String) -> Symbol {
    if let markup = SymbolSheet.markup[name] { return Symbol(markup: String(markup)) }
    unknown.report(name)
    return .neutral
  }

  /// Whether there is a drawing for a name.
  public static func contains(_ name: String) -> Bool { SymbolSheet.markup[name] != nil }

  /// Every name that has a drawing, sorted.
  public static var names: [String] { SymbolSheet.markup.keys.sorted() }
}
