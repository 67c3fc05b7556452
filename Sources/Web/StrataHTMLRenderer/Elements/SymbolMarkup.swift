import StrataSymbols

/// The drawings inside symbol elements.
enum SymbolMarkup {
  /// Returns the drawing of the first name that has one, or else of the last.
  static func markup(_ names: String) -> String {
    let names = names.split(separator: " ").map(String.init)
    let name = names.first(where: Symbols.contains) ?? names.last ?? ""
    return Symbols.svg(named: name).markup
  }

  /// Returns a circle, and the part of it that the fraction fills.
  static func ring(_ fraction: String?) -> String {
    let part = min(max(Double(fraction ?? "") ?? 0, 0), 1)
    return "<circle cx=\"8\" cy=\"8\" r=\"6.5\"/><circle cx=\"8\" cy=\"8\" r=\"6.5\" "
      + "pathLength=\"100\" stroke-dasharray=\"\(CSSNumber.text(part * 100)) 100\"/>"
  }
}
