import StrataSymbols

/// The drawing inside a symbol's element.
enum SymbolMarkup {
  /// Of several names the first that there is a drawing for, or else the last.
  static func markup(_ names: String) -> String {
    let names = names.split(separator: " ").map(String.init)
    let name = names.first(where: Symbols.contains) ?? names.last ?? ""
    return Symbols.svg(named: name).markup
  }

  /// A circle, and as much of it drawn over as the fraction says.
  static func ring(_ fraction: String?) -> String {
    let part = min(max(Double(fraction ?? "") ?? 0, 0), 1)
    return "<circle cx=\"8\" cy=\"8\" r=\"6.5\"/><circle cx=\"8\" cy=\"8\" r=\"6.5\" "
      + "pathLength=\"100\" stroke-dasharray=\"\(CSSNumber.text(part * 100)) 100\"/>"
  }
}
