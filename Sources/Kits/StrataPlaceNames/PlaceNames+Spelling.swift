import Foundation

extension PlaceNames {
  /// The fewest characters of a name for which similar names are searched: most shorter names
  /// differ from another name by one letter.
  private static let shortest = 4

  /// Returns the names of towns that differ from a text by one letter: one is wrong, missing or too
  /// many, or two neighbours are swapped. The name of the town with the most inhabitants is first.
  /// If no town's own name does, names in other languages and spellings are returned, as far as
  /// they have no accents.
  ///
  ///     try PlaceNames.bundled().names(similarTo: "Lodnon").first    // "London"
  ///
  /// - Parameters:
  ///   - text: The typed name, of four characters or more; case and accents are ignored.
  ///   - count: The maximum number.
  /// - Returns: An empty array if a town has exactly this name.
  public func names(similarTo text: String, upTo count: Int = 3) -> [String] {
    let asked = Array(Self.folded(text).unicodeScalars)
    guard asked.count >= Self.shortest else { return [] }
    var found: [String: Int] = [:]
    for place in 0..<file.count where isNear(asked.count, file.nameLength(place)) {
      let name = file.name(place)
      guard isNear(asked.count, name) else { continue }
      let folded = Array(Self.folded(name).unicodeScalars)
      if folded == asked { return [] }
      guard Self.differByOne(asked, folded) else { continue }
      found[name] = max(found[name] ?? 0, file.inhabitants(place))
    }
    if found.isEmpty { found = otherNames(near: asked) }
    return found.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(max(0, count)).map(\.key)
  }

  /// Returns the other names that differ from a folded text by one letter, with the inhabitants of
  /// their towns; none if a town has exactly this other name.
  private func otherNames(near asked: [Unicode.Scalar]) -> [String: Int] {
    guard let others else { return [:] }
    let lengths = asked.count - 1...asked.count + 1
    let near = others.positions(ofLengths: lengths) {
      $0 == asked || Self.differByOne(asked, $0)
    }
    var found: [String: Int] = [:]
    for position in near where others.place(position) < file.count {
      let name = others.name(position)
      if Array(Self.folded(name).unicodeScalars) == asked { return [:] }
      found[name] = max(found[name] ?? 0, file.inhabitants(others.place(position)))
    }
    return found
  }

  /// Returns whether a name of `bytes` bytes may have as many characters as the text, or one more
  /// or less. Folding is expensive, so that other names are skipped.
  private func isNear(_ characters: Int, _ bytes: Int) -> Bool {
    bytes >= characters - 1 && bytes <= 4 * (characters + 1)
  }

  /// Returns whether a name may have as many folded characters as the text, or one more or less:
  /// folding changes the number only of characters that are not ASCII.
  private func isNear(_ characters: Int, _ name: String) -> Bool {
    abs(name.utf8.count - characters) <= 1 || name.utf8.contains { $0 > 0x7F }
  }

  /// Returns whether two texts differ by one character, or by the order of two neighbours.
  static func differByOne(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Bool {
    guard abs(one.count - other.count) <= 1 else { return false }
    let same = zip(one, other).prefix { $0 == $1 }.count
    let (left, right) = (one[same...], other[same...])
    if left.count == right.count {
      return left.dropFirst().elementsEqual(right.dropFirst()) && !left.isEmpty
        || left.count > 1 && left.dropFirst(2).elementsEqual(right.dropFirst(2))
          && left[same] == right[same + 1] && left[same + 1] == right[same]
    }
    return left.count > right.count
      ? left.dropFirst().elementsEqual(right) : right.dropFirst().elementsEqual(left)
  }
}
