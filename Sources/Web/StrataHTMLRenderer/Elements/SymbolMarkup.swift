import StrataSymbols

/// The drawings inside symbol elements.
enum SymbolMarkup {
  /// Returns the drawing of the first name that has one, or else of the last.
  ///
  /// - Parameter isLayered: Whether its layers, if it has some, are filled with separate colors.
  static func markup(_ names: String, isLayered: Bool = false) -> String {
    let names = names.split(separator: " ").map(String.init)
    let name = names.first(where: Symbols.contains) ?? names.last ?? ""
    if isLayered, let layered = Symbols.layered(named: name) { return layered.markup }
    return Symbols.svg(named: name).markup
  }

  /// Returns a circle, and the part of it that the fraction fills.
  static func ring(_ fraction: String?) -> String {
    let part = min(max(Double(fraction ?? "") ?? 0, 0), 1)
    return "<circle cx=\"8\" cy=\"8\" r=\"6.5\"/><circle cx=\"8\" cy=\"8\" r=\"6.5\" "
      + "pathLength=\"100\" stroke-dasharray=\"\(CSSNumber.text(part * 100)) 100\"/>"
  }
}
