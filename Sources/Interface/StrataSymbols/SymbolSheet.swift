/// The drawings in the module; the IconSheet plugin generates `drawings` at build time.
enum SymbolSheet {
  /// The markup, by a symbol's name.
  static let markup = parse(drawings)

  /// Parses lines of names, a tab, and the markup that they share.
  static func parse(_ sheet: String) -> [String: Substring] {
    var markup: [String: Substring] = [:]
    for line in sheet.split(separator: "\n") {
      let parts = line.split(separator: "\t", maxSplits: 1)
      guard parts.count == 2 else { continue }
      for name in parts[0].split(separator: " ") { markup[String(name)] = parts[1] }
    }
    return markup
  }
}
