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
      matrix.utf8.allSatisfy(isNumeric),
      parts.dropFirst().allSatisfy({ $0.utf8.allSatisfy(isPath) })
    else { return nil }
    let paths = parts.dropFirst().map { "<path d=\"\($0)\"/>" }.joined()
    return "<g transform=\"matrix(\(matrix))\">\(paths)</g>"
  }

  /// Returns whether a byte belongs to the numbers of a matrix.
  private static func isNumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "e"), UInt8(ascii: " "):
      true
    default: false
    }
  }

  /// Returns whether a byte belongs to the data of a path: no character ends the attribute.
  private static func isPath(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "."), UInt8(ascii: ","),
      UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: " "), 0x09...0x0D:
      true
    default: false
    }
  }

  /// Returns the SVG of a circular progress indicator: a circle, and the part of it that the
  /// fraction fills.
  static func ring(_ fraction: String?) -> String {
    let part = min(max(Double(fraction ?? "") ?? 0, 0), 1)
    return "<circle cx=\"8\" cy=\"8\" r=\"6.5\"/><circle cx=\"8\" cy=\"8\" r=\"6.5\" "
      + "pathLength=\"100\" stroke-dasharray=\"\(CSSNumber.text(part * 100)) 100\"/>"
  }
}
