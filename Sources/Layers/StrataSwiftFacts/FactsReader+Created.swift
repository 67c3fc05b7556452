import StrataImportGraph

/// The type of a property whose initial value creates an instance: `let row = Row()`.
extension FactsReader {
  /// The names in `Outer.Name<Other>(…)` behind the `=` at the current token, if that is the whole
  /// value; otherwise empty.
  var createdTypes: [String] {
    var (names, place) = ([String](), 1)
    while let name = token(place), name.isName, Self.isCapital(name.text) {
      names.append(name.text)
      place += 1
      if isMark("<", place), token(place)?.isGlued == true {
        let end = behindBrackets(place)
        names += (place..<end).compactMap { token($0) }
          .filter { $0.isName && Self.isCapital($0.text) }.map(\.text)
        place = end
      }
      guard isMark(".", place) else { break }
      place += isWord("init", place + 1) ? 2 : 1
    }
    guard isMark("(", place), token(place)?.isGlued == true else { return [] }
    return endsValue(at: behindBrackets(place)) ? names : []
  }

  private static func isCapital(_ name: String) -> Bool {
    name.utf8.first.map((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains) == true
  }

  /// Returns the distance of the token behind the brackets that open at a distance.
  private func behindBrackets(_ start: Int) -> Int {
    let (opening, closing) = isMark("<", start) ? ("<", ">") : ("(", ")")
    var (place, level) = (start, 0)
    while let token = token(place) {
      if token.isMark(opening) { level += 1 }
      if token.isMark(closing), closing == ")" || !isMark("-", place - 1) { level -= 1 }
      place += 1
      if level == 0 { break }
    }
    return place
  }

  /// Returns whether an expression ends before the token at a distance, or the observers of its
  /// property begin there.
  private func endsValue(at place: Int) -> Bool {
    guard let next = token(place) else { return true }
    if next.isMark("{") { return isWord("didSet", place + 1) || isWord("willSet", place + 1) }
    guard next.kind == .mark else { return next.startsLine && !["as", "is"].contains(next.text) }
    return [",", ";", "}", "@", "#"].contains(next.text)
  }
}
