/// A parser of inline Markdown, as CommonMark and GitHub's `~~` define it.
///
/// There are no blocks: a line that begins with `#` or `1.` is shown unchanged, as in Apple's
/// `Text`, and white space is kept. HTML is text.
package struct MarkdownParser {
  typealias Scalars = ArraySlice<Unicode.Scalar>

  /// A part of the text, or a run of `*`, `_` or `~` that may still become a mark.
  struct Piece {
    var text: String
    var intent: InlinePresentationIntent = []
    var link: String?
    var delimiter: Delimiter?
  }

  let source: [Unicode.Scalar]
  var position = 0
  var pieces: [Piece] = []
  var plain = ""
  /// The opening brackets `[`, `![` and `^[` without a closing one so far.
  var brackets: [Bracket] = []

  /// The length in bytes above which a text is not parsed, since the time for nested marks can grow
  /// with the square of the length.
  static let longest = 10_000

  /// The language whose grammar `^[…](inflect: true)` uses; if it is `nil`, nouns are not
  /// inflected.
  var language: String?

  /// Returns the text without its marks, in runs of the same style.
  package static func runs(of text: String, language: String? = nil) -> [MarkdownRun] {
    guard text.utf8.contains(where: isMark), text.utf8.count <= longest else {
      return text.isEmpty ? [] : [MarkdownRun(text: text)]
    }
    var parser = MarkdownParser(source: Array(text.unicodeScalars))
    parser.language = language
    return parser.runs()
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"),
      UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "\\"), UInt8(ascii: "&"):
      true
    default: false
    }
  }

  private init(source: [Unicode.Scalar]) { self.source = source }

  private mutating func runs() -> [MarkdownRun] {
    while position < source.count { step() }
    endPlain()
    stress(from: 0)
    var runs: [MarkdownRun] = []
    for piece in pieces where !piece.text.isEmpty {
      if let last = runs.last, last.intent == piece.intent, last.link == piece.link {
        runs[runs.count - 1].text += piece.text
      } else {
        runs.append(MarkdownRun(text: piece.text, intent: piece.intent, link: piece.link))
      }
    }
    return runs
  }

  private mutating func step() {
    let scalar = source[position]
    switch scalar {
    case "\\": escape()
    case "`": code()
    case "*", "_", "~": delimiter(scalar)
    case "!" where peek(1) == "[": bracket("![")
    case "^" where peek(1) == "[": bracket("^[")
    case "[": bracket("[")
    case "]": closeBracket()
    case "<": automaticLink()
    case "&": entity()
    default: take(scalar)
    }
  }

  func peek(_ distance: Int) -> Unicode.Scalar? {
    source.indices.contains(position + distance) ? source[position + distance] : nil
  }

  /// Adds a literal scalar.
  mutating func take(_ scalar: Unicode.Scalar) {
    plain.unicodeScalars.append(scalar)
    position += 1
  }

  /// Ends the literal text before a mark.
  mutating func endPlain() {
    if !plain.isEmpty { pieces.append(Piece(text: plain)) }
    plain = ""
  }

  private mutating func escape() {
    guard let next = peek(1), next.isASCII, next.isPunctuation else { return take("\\") }
    position += 1
    take(next)
  }

  private mutating func code() {
    let count = runLength(at: position)
    guard let end = closingTicks(count) else {
      for _ in 0..<count { take("`") }
      return
    }
    var words = text(source[(position + count)..<end]).replacing("\n", with: " ")
    if words.count > 2, words.first == " ", words.last == " ", words.contains(where: { $0 != " " })
    {
      words = String(words.dropFirst().dropLast())
    }
    endPlain()
    pieces.append(Piece(text: words, intent: .code))
    position = end + count
  }

  private func closingTicks(_ count: Int) -> Int? {
    var index = position + count
    while index < source.count {
      guard source[index] == "`" else {
        index += 1
        continue
      }
      let length = runLength(at: index)
      if length == count { return index }
      index += length
    }
    return nil
  }

  /// Returns the number of equal scalars from an index on.
  func runLength(at index: Int) -> Int {
    source[index...].prefix { $0 == source[index] }.count
  }

  func text(_ scalars: Scalars) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}

extension Unicode.Scalar {
  var isBlank: Bool { properties.isWhitespace }

  var isPunctuation: Bool {
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }
}
