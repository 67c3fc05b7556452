import Symbols

/// The drawing inside a symbol's element.
enum SymbolMarkup {
  static func markup(_ name: String) -> String { Symbols.svg(named: name).markup }
}
