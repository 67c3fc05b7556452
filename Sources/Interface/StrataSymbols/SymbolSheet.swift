/// The drawings that were read when this was built; `drawings` is made by the IconSheet plugin.
enum SymbolSheet {
  /// By a symbol's name.
  static let markup = parse(drawings)

  /// Each line holds names, a tab, and the markup they share.
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
