import StrataSymbols

/// The drawings inside symbol elements.
enum SymbolMarkup {
  /// Returns the drawing of the first name that has a drawing, or else the placeholder for the last
  /// name.
  ///
  /// A name that begins with an at sign is a drawing of the app: a matrix and paths, as the
  /// asset catalog's reader writes them.
  ///
  /// - Parameter isLayered: Whether its layers, if it has some, are filled with separate colors.
  static func markup(_ names: String, isLayered: Bool = false) -> String {
    if names.hasPrefix("@") { return own(names.dropFirst()) ?? Symbol.neutral.markup }
    let names = names.split(separator: " ").map(String.init)
    let name = names.first(where: Symbols.contains) ?? names.last ?? ""
    if isLayered, let layered = Symbols.layered(named: name) { return layered.markup }
    return Symbols.svg(named: name).markup
  }

  /// Returns the paths of an app's drawing as SVG; `nil` if the text contains anything else.
  private static func own(_ drawing: Substring) -> String? {
    let parts = drawing.split(separator: "|")
    guard let matrix = parts.first, parts.count > 1,
      matrix.wholeMatch(of: /[-0-9.e ]+/) != nil,
      parts.dropFirst().allSatisfy({ $0.wholeMatch(of: /[a-zA-Z0-9.,+\-\s]+/) != nil })
    else { return nil }
    let paths = parts.dropFirst().map { "<path d=\"\($0)\"/>" }.joined()
    return "<g transform=\"matrix(\(matrix))\">\(paths)</g>"
  }

  /// Returns the SVG of a circular progress indicator: a circle, and the part of it that the
  /// fraction fills.
  static func ring(_ fraction: String?) -> String {
    let part = min(max(Double(fraction ?? "") ?? 0, 0), 1)
    return "<circle cx=\"8\" cy=\"8\" r=\"6.5\"/><circle cx=\"8\" cy=\"8\" r=\"6.5\" "
      + "pathLength=\"100\" stroke-dasharray=\"\(CSSNumber.text(part * 100)) 100\"/>"
  }
}
