import StrataImportGraph

/// Functions that read the attributes and modifiers of declarations.
extension RewritingPass {
  /// Returns whether a declaration has an attribute.
  ///
  /// - Parameters:
  ///   - name: the attribute's name, such as `MainActor`.
  ///   - index: the index of the declaration's keyword.
  func hasAttribute(_ name: String, before index: Int) -> Bool {
    attribute(name, before: index) != nil
  }

  /// Returns the index of the name of a declaration's attribute, if it has one.
  func attribute(_ name: String, before index: Int) -> Int? {
    words(before: index).first {
      source.isWord(name, at: $0) && source.isMark("@", at: $0 - 1)
    }
  }

  /// Returns whether a declaration has a modifier.
  func hasWord(_ word: String, before index: Int) -> Bool {
    words(before: index).contains { source.isWord(word, at: $0) }
  }

  /// Returns the indices of the attributes and modifiers of a declaration.
  private func words(before index: Int) -> [Int] {
    var found: [Int] = []
    var place = index - 1
    while place >= 0 {
      let token = source.tokens[place]
      let isPart =
        token.isMark("@") || source.isMark("@", at: place - 1)
        || Self.modifiers.contains(token.text)
      guard isPart else { break }
      found.append(place)
      place -= 1
    }
    return found
  }

  private static let modifiers: Set = [
    "final", "public", "open", "internal", "private", "fileprivate", "package", "override",
    "class", "static", "nonisolated", "dynamic",
  ]
}
