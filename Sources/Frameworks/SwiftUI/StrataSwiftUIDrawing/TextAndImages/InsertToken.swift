/// The placeholder for an interpolated text in a string of the catalog, which is used until the
/// position of the text is known. It consists of private-use scalars with a number between them.
enum InsertToken {
  private static let start: Unicode.Scalar = "\u{10FF00}"
  private static let end: Unicode.Scalar = "\u{10FF01}"

  static func text(_ index: Int) -> String { "\u{10FF00}\(index)\u{10FF01}" }

  enum Part: Equatable {
    case words(String)
    case insert(Int)
  }

  /// Splits a string into its literal parts and the indices of the placeholders, in order. A
  /// placeholder whose index is out of range is removed.
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
