/// The plural of an English noun, by a table of exceptions and by the ends of words.
package enum EnglishPlural {
  /// Returns the plural of a name: `Cities` for `City`; in `LineItem`, the last word changes.
  ///
  /// If the plural equals the singular, as of `News`, it is called `NewsList` to distinguish the two.
  package static func of(_ name: String) -> String {
    let (start, word) = parts(of: name)
    if hasNone(word) { return name + "List" }
    return start + plural(of: word)
  }

  /// Returns the plural of a noun for a sentence: `line items`, and `news` for `news`.
  package static func spoken(_ words: String) -> String {
    let (start, word) = parts(of: words)
    return hasNone(word) ? words : start + plural(of: word)
  }

  /// Returns the last word, and what precedes it: words begin with a capital or follow a space.
  private static func parts(of name: String) -> (start: String, word: String) {
    let capital = name.lastIndex { $0.isUppercase } ?? name.startIndex
    let space = name.lastIndex(of: " ").map { name.index(after: $0) } ?? name.startIndex
    let place = max(capital, space)
    return (String(name[..<place]), String(name[place...]))
  }

  /// Returns whether a noun has no plural of its own: `News`, `Sheep`, `Settings`, `Children`.
  private static func hasNone(_ word: String) -> Bool {
    let small = word.lowercased()
    if same.contains(small) || plurals.contains(small) { return true }
    return small.count > 5 && small.hasSuffix("ics")
  }

  private static func plural(of word: String) -> String {
    let small = word.lowercased()
    if let whole = irregular[small] { return cased(whole, like: word) }
    if !regularDespite.contains(small),
      let end = irregularEnds.first(where: { small.hasSuffix($0.0) })
    {
      // `Salesperson` ends as `person` does.
      let start = word.dropLast(end.0.count)
      return start + (start.isEmpty ? cased(end.1, like: word) : end.1)
    }
    return word + regularEnd(small)
  }

  /// Returns a word with a capital if another one has it.
  private static func cased(_ text: String, like word: String) -> String {
    word.first?.isUppercase == true ? text.prefix(1).uppercased() + text.dropFirst() : text
  }

  /// Returns what a regular noun gets at its end; nouns on `y` are among the irregular ends.
  private static func regularEnd(_ small: String) -> String {
    if hardCH.contains(small) { return "s" }
    if small.hasSuffix("o") { return withOES.contains(small) ? "es" : "s" }
    return ["s", "x", "z", "ch", "sh"].contains(where: small.hasSuffix) ? "es" : "s"
  }
}
