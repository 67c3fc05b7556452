/// What stands for a text inside the words of a catalog until its place is known: scalars that no
/// language has, with a number between them.
enum InsertToken {
  private static let start: Unicode.Scalar = "\u{10FF00}"
  private static let end: Unicode.Scalar = "\u{10FF01}"

  static func text(_ index: Int) -> String { "\u{10FF00}\(index)\u{10FF01}" }

  enum Part: Equatable {
    case words(String)
    case insert(Int)
  }

  /// The words and the places of what was put in, in order. A number that is too high is left out.
  static func parts(of words: String, count: Int) -> [Part] {
    guard words.unicodeScalars.contains(start) else { return [.words(words)] }
    var parts: [Part] = []
    var rest = words.unicodeScalars[...]
    while let open = rest.firstIndex(of: start), let close = rest[open...].firstIndex(of: end) {
      if open > rest.startIndex { parts.append(.words(String(rest[..<open]))) }
      let number = Int(String(rest[rest.index(after: open)..<close]))
      if let number, number < count, number >= 0 { parts.append(.insert(number)) }
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { parts.append(.words(String(rest))) }
    return parts
  }
}
