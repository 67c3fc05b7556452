import StrataImportGraph

extension RewritingPass {
  /// The attributes that have a meaning in Objective-C's runtime only.
  private static let bridged: Set = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "IBSegueAction", "NSManaged", "NSCopying", "GKInspectable",
  ]

  /// Removes an attribute of Objective-C. Returns the index of the next token.
  mutating func attribute(_ index: Int) -> Int {
    let word = index + 1
    if source.isWord("UIApplicationMain", at: word) {
      replace(index...word, by: "@main")
      return word + 1
    }
    if source.isWord("available", at: word) { return availability(word) }
    guard source.tokens.indices.contains(word), source.tokens[word].kind == .word,
      Self.bridged.contains(source.tokens[word].text)
    else { return index + 1 }
    var end = word
    // `@objc(name:)`, not `@objc (Int) -> Void`.
    if source.isMark("(", at: word + 1), source.tokens[word + 1].isGlued {
      end = source.close(of: word + 1) ?? word
    }
    if source.tokens[word].text == "NSManaged" { manage(word) }
    replace(index...end, by: "")
    return end + 1
  }

  /// Replaces the system of `@available(iOS, unavailable)` by all systems, since the conditions of
  /// the copy are those of iOS. Returns the index of the next token.
  private mutating func availability(_ word: Int) -> Int {
    let system = word + 2
    if !keepsSystem, source.isMark("(", at: word + 1), source.isWord("iOS", at: system),
      source.isMark(",", at: system + 1), source.isWord("unavailable", at: system + 2)
    {
      replace(system...system, by: "*")
    }
    return word + 1
  }

  private static let declarations: Set = [
    "var", "let", "func", "class", "static", "private", "fileprivate", "internal", "package",
    "public", "open", "override", "final", "lazy", "weak", "unowned", "subscript", "init",
    "required", "convenience", "nonisolated", "mutating",
  ]

  /// Removes the modifier `dynamic`, unless the word is a name. Returns the index of the next
  /// token.
  mutating func dynamic(_ index: Int) -> Int {
    guard source.tokens.indices.contains(index + 1),
      source.tokens[index + 1].kind == .word,
      Self.declarations.contains(source.tokens[index + 1].text), !isNamed(index)
    else { return index + 1 }
    replace(index...index, by: "")
    return index + 1
  }

  private func isNamed(_ index: Int) -> Bool {
    source.isMark(".", at: index - 1)
      || ["case", "let", "var", "func", "in", "return"].contains {
        source.isWord($0, at: index - 1)
          && source.tokens[index - 1].line == source.tokens[index].line
      }
  }
}
