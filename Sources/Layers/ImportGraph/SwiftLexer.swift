/// Cuts a Swift source into words, strings and marks, and leaves out comments.
///
///     SwiftLexer.tokens(of: "import A // and why").map(\.text)    // ["import", "A"]
///
/// It reads bytes and knows no grammar, so it also reads what does not compile. A regular
/// expression between slashes is read as if it were code; a quote in one spoils that line only.
public struct SwiftLexer {
  var bytes: [UInt8]
  var position = 0
  var line = 1
  var tokens: [SwiftToken] = []

  /// - Complexity: linear in the length of the source.
  public static func tokens(of source: String) -> [SwiftToken] {
    var lexer = SwiftLexer(bytes: Array(source.utf8))
    lexer.run()
    return lexer.tokens
  }

  mutating func run() {
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): advance()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipBlockComment()
      case UInt8(ascii: "\""): readString(pounds: 0)
      case UInt8(ascii: "#") where poundsBeforeQuote > 0: readString(pounds: poundsBeforeQuote)
      case UInt8(ascii: "`"): readQuotedName()
      case _ where Self.isWordByte(byte): readWord()
      default: readMark(byte)
      }
    }
  }

  // MARK: - Reading one token

  mutating func readWord() {
    let start = position
    while let byte = peek(), Self.isWordByte(byte) { advance() }
    add(.word, from: start, to: position, line: line)
  }

  mutating func readQuotedName() {
    let started = line
    advance()
    let start = position
    while let byte = peek(), byte != UInt8(ascii: "`"), byte != UInt8(ascii: "\n") { advance() }
    add(.quotedName, from: start, to: position, line: started)
    advance()
  }

  mutating func readMark(_ byte: UInt8) {
    add(.mark, from: position, to: position + 1, line: line)
    advance()
  }

  // MARK: - Comments

  mutating func skipLine() {
    while let byte = peek(), byte != UInt8(ascii: "\n") { advance() }
  }

  /// Block comments nest in Swift.
  mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if at("/*") {
        depth += 1
        advance(2)
      } else if at("*/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && peek() != nil
  }

  // MARK: - Moving

  func peek(_ distance: Int = 0) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  mutating func advance(_ count: Int = 1) {
    for _ in 0..<count {
      if peek() == UInt8(ascii: "\n") { line += 1 }
      position = min(position + 1, bytes.count)
    }
  }

  func at(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[position..<position + count]) }
  }

  mutating func add(_ kind: SwiftToken.Kind, from start: Int, to end: Int, line: Int) {
    tokens.append(SwiftToken(kind, String(decoding: bytes[start..<end], as: UTF8.self), line: line))
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
