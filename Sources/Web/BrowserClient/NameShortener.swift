/// Gives the names that a script declares for itself shorter ones.
///
/// A word is renamed everywhere or nowhere, so that scopes need not be known: only one that is
/// declared here and stands nowhere as a property, a key, a short form of either (`{ width }`) or
/// in a string or template. What it cannot tell from a declaration, and the script does without, is a
/// default inside of braces (`{ a, b = 1 }`).
struct NameShortener {
  private struct Piece {
    var text: String
    var isWord = false
    var isLiteral = false
  }

  private var pieces: [Piece] = []

  /// - Parameter literals: where strings, templates and patterns lie in `script`, in order.
  static func shortened(_ script: [UInt8], literals: [Range<Int>]) -> String {
    let shortener = NameShortener(script, literals)
    let names = shortener.newNames()
    return shortener.pieces.map { $0.isWord ? names[$0.text] ?? $0.text : $0.text }.joined()
  }

  private init(_ script: [UInt8], _ literals: [Range<Int>]) {
    var at = 0
    for literal in literals {
      split(script[at..<literal.lowerBound])
      pieces.append(Piece(text: String(decoding: script[literal], as: UTF8.self), isLiteral: true))
      at = literal.upperBound
    }
    split(script[at...])
  }

  private mutating func split(_ code: ArraySlice<UInt8>) {
    var rest = code
    while let first = rest.first {
      let isWord = Self.isPartOfWord(first)
      let text = isWord ? rest.prefix(while: Self.isPartOfWord) : rest.prefix(1)
      pieces.append(Piece(text: String(decoding: text, as: UTF8.self), isWord: isWord))
      rest = rest.dropFirst(text.count)
    }
  }

  // MARK: Which names

  private func newNames() -> [String: String] {
    var (declared, kept, counts) = (Set<String>(), wordsInLiterals(), [String: Int]())
    for (index, piece) in pieces.enumerated() where piece.isWord {
      counts[piece.text, default: 0] += 1
      let (before, after) = (neighbour(of: index, -1), neighbour(of: index, 1))
      if isDeclared(before, after) { declared.insert(piece.text) }
      if isNamedFromOutside(index, before, after) { kept.insert(piece.text) }
    }
    func gain(_ word: String) -> Int { (counts[word] ?? 0) * word.count }
    let words = declared.subtracting(kept).filter { $0.count > 2 }
      .sorted { (gain($1), $0) < (gain($0), $1) }
    return Dictionary(uniqueKeysWithValues: zip(words, Self.shortNames(without: Set(counts.keys))))
  }

  private func isDeclared(_ before: String, _ after: String) -> Bool {
    (before == "const" || before == "let") && ["=", ";", ","].contains(after)
      || before == "," && after == "="
  }

  private func isNamedFromOutside(_ index: Int, _ before: String, _ after: String) -> Bool {
    let isSpread = before == "." && index > 2 && pieces[index - 2].text == "."
    return before == "." && !isSpread || after == ":"
      || ["{", ","].contains(before) && ["}", ","].contains(after)
  }

  private func wordsInLiterals() -> Set<String> {
    var words: Set<String> = []
    for piece in pieces where piece.isLiteral {
      for word in piece.text.utf8.split(whereSeparator: { !Self.isPartOfWord($0) }) {
        words.insert(String(decoding: word, as: UTF8.self))
      }
    }
    return words
  }

  /// What stands before or after a piece, blanks left out.
  private func neighbour(of index: Int, _ step: Int) -> String {
    var next = index + step
    while pieces.indices.contains(next), [" ", "\n"].contains(pieces[next].text) { next += step }
    return pieces.indices.contains(next) ? pieces[next].text : ""
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  /// a, b, … z, aa, ab, … but for the script's own words and the language's.
  private static func shortNames(without taken: Set<String>) -> [String] {
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    let pairs = letters.flatMap { first in letters.map { first + $0 } }
    return (letters + pairs).filter {
      !taken.contains($0) && !["as", "do", "if", "in", "is", "of"].contains($0)
    }
  }
}
