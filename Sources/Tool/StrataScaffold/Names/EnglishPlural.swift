/// The plural of an English noun, as far as rules determine it.
enum EnglishPlural {
  private static let irregular = [
    "Person": "People", "Child": "Children", "Man": "Men", "Woman": "Women", "Foot": "Feet",
    "Tooth": "Teeth", "Mouse": "Mice", "Goose": "Geese",
  ]
  /// The words whose plural equals the singular. A list of news is called `NewsList`, to
  /// distinguish the two.
  private static let same: Set<String> = [
    "News", "Series", "Species", "Fish", "Sheep", "Equipment", "Information", "Weather", "Feedback",
  ]

  /// Returns the plural of a name: `Cities` for `City`; in `LineItem`, the last word changes.
  static func of(_ name: String) -> String {
    let start = name.lastIndex { $0.isUppercase } ?? name.startIndex
    let word = String(name[start...])
    if same.contains(word) { return name + "List" }
    if let plural = irregular[word] { return name[..<start] + plural }
    return regular(name)
  }

  private static func regular(_ name: String) -> String {
    let ending = name.lowercased()
    if ending.hasSuffix("y"), let before = ending.dropLast().last, !"aeiou".contains(before) {
      return name.dropLast() + "ies"
    }
    let needsE = ["s", "x", "z", "ch", "sh"].contains { ending.hasSuffix($0) }
    return name + (needsE ? "es" : "s")
  }
}
