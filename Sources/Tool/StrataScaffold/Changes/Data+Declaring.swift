import Foundation

extension Data {
  /// Returns whether Swift source may declare a type with a name: the name is a whole word behind
  /// another word, as in `struct Order`. To parse a file takes far longer than this search.
  func mayDeclare(_ name: Data) -> Bool {
    var start = startIndex
    while let found = range(of: name, in: start..<endIndex) {
      if isEnd(found.upperBound), isBehindWord(found.lowerBound) { return true }
      start = found.lowerBound + 1
    }
    return false
  }

  private func isEnd(_ place: Index) -> Bool { place == endIndex || !isNamePart(place) }

  /// Returns whether a keyword may precede a place; between the two may be a comment or the
  /// end of a line.
  private func isBehindWord(_ place: Index) -> Bool {
    let blanks = [UInt8(ascii: " "), UInt8(ascii: "\t")]
    guard let last = self[..<place].lastIndex(where: { !blanks.contains($0) }) else { return false }
    if isNamePart(last) { return last + 1 < place }
    return self[last] < blanks[0] || self[last] == UInt8(ascii: "/")
  }

  /// Returns whether the byte at a place belongs to a name, which may have letters beyond ASCII.
  private func isNamePart(_ place: Index) -> Bool { self[place].isNamePart || self[place] >= 0x80 }
}
