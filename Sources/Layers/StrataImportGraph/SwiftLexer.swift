/// A lexer that splits a Swift source into words, strings and marks, and drops comments.
///
///     SwiftLexer.tokens(of: "import A // and why").map(\.text)    // ["import", "A"]
///
/// It reads bytes and knows no grammar, so it also reads what does not compile. A slash begins a
/// regular expression where Swift would read it as one: after a mark or a keyword, with no space
/// after it and another slash on the line.
public struct SwiftLexer {
  var bytes: [UInt8]
  var position = 0
  var line = 1
  /// A Boolean value that indicates whether code in string interpolations is tokenized too, between
  /// the marks `\(` and `\)`.
  var looksInside = false
  /// The tokens that were read so far.
  public internal(set) var tokens: [SwiftToken] = []
  /// The comments that begin with `strata:`, with their lines.
  public internal(set) var notes: [Note] = []
  /// The lines of each string literal and block comment that takes several lines, first to last.
  public internal(set) var spans: [ClosedRange<Int>] = []
  var end = 0
  var lastLine = 0
  /// The byte up to which ``column(at:)`` has counted, and the units before it on its line.
  var counted = 0
  var units = 0
  /// The number of string interpolations around the current position.
  var openEscapes = 0
  /// The line of an unterminated block comment or multiline string; the rest of the source was read
  /// as part of it. `nil` if there is none.
  public internal(set) var neverEnds: Int?
  /// The line where strings nest deeper than ``deepest``; the rest of the source was not read.
  /// `nil` if none do.
  public internal(set) var tooDeep: Int?

  /// The maximum nesting depth of strings, which is that of the compiler.
  public static let deepest = 256

  /// A comment that is addressed to the checker.
  public struct Note: Equatable, Sendable {
    /// The text of the comment after `strata:`.
    public var text: String
    /// The line of the comment, counted from 1.
    public var line: Int
    /// The column of the comment, in UTF-16 code units, counted from 1.
    public var column: Int
    /// A Boolean value that indicates whether no code precedes it on its line.
    public var standsAlone: Bool
  }

  /// Returns the tokens of a source, without those in string interpolations.
  ///
  /// - Complexity: linear in the length of the source.
  public static func tokens(of source: String) -> [SwiftToken] {
    var lexer = SwiftLexer(bytes: Array(source.utf8))
    lexer.run()
    return lexer.tokens
  }

  /// Reads a whole source, including string interpolations and notes to the checker.
  public static func reading(_ bytes: [UInt8]) -> SwiftLexer {
    var lexer = SwiftLexer(bytes: bytes, looksInside: true)
    lexer.tokens.reserveCapacity(bytes.count / 5)
    lexer.run()
    return lexer
  }

  init(bytes: [UInt8], looksInside: Bool = false) {
    self.bytes = Self.withoutMark(bytes)
    self.looksInside = looksInside
    // `#!/usr/bin/swift`: the first line is for the shell.
    if at("#!") { skipLine() }
  }

  /// Returns the bytes of a source without the UTF-8 byte order mark at their beginning.
  public static func withoutMark(_ bytes: [UInt8]) -> [UInt8] {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  /// Creates a lexer at the beginning of a source; ``run(past:)`` advances it.
  public init(_ bytes: [UInt8], looksInside: Bool) {
    self.init(bytes: bytes, looksInside: looksInside)
  }

  /// The number of bytes that were read.
  public var readTo: Int { position }

  /// Reads up to a byte offset, and the three tokens after it.
  public mutating func run(past place: Int) {
    while position <= place, position < bytes.count { step() }
    let count = tokens.count + 3
    while tokens.count < count, position < bytes.count { step() }
  }

  /// Reads the next token.
  ///
  /// - Returns: the token's range of bytes, with quotes and backticks; `nil` at the end of the
  ///   source. A string with interpolations is one token, unless the lexer looks inside of strings.
  public mutating func readToken() -> Range<Int>? {
    let count = tokens.count
    while position < bytes.count {
      let start = position
      step()
      if tokens.count > count { return start..<min(position, bytes.count) }
    }
    return nil
  }

  mutating func run() {
    while position < bytes.count { step() }
  }

  /// Reads one token, or skips one space or comment.
  mutating func step() {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): advance()
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipBlockComment()
    case UInt8(ascii: "/") where opensPattern: readPattern(pounds: 0)
    case UInt8(ascii: "\""): readString(pounds: 0)
    case UInt8(ascii: "#") where poundsBeforeQuote > 0: readString(pounds: poundsBeforeQuote)
    case UInt8(ascii: "#") where poundsBeforeSlash > 0: readPattern(pounds: poundsBeforeSlash)
    case UInt8(ascii: "`"): readQuotedName()
    case _ where Self.isWordByte(byte): readWord()
    default: readMark(byte)
    }
  }

  // MARK: - Reading one token

  mutating func readWord() {
    let start = position
    while position < bytes.count, Self.isWordByte(bytes[position]) { position += 1 }
    add(.word, from: start, to: position, line: line)
  }

  mutating func readQuotedName() {
    let started = line
    let opening = position
    advance()
    let start = position
    while let byte = peek(), byte != UInt8(ascii: "`"), byte != UInt8(ascii: "\n") { advance() }
    add(.quotedName, from: start, to: position, line: started, opening: opening)
    advance()
    end = position
  }

  mutating func readMark(_ byte: UInt8) {
    position += 1
    add(.mark, text: Self.marks[Int(byte & 0x7F)], from: position - 1, line: line)
  }

  private static let marks = (UInt8(0)..<128).map { String(UnicodeScalar($0)) }

  // MARK: - Comments

  mutating func skipLine() {
    let start = position
    while position < bytes.count, !isLineEnd { position += 1 }
    keepNote(from: start)
  }

  private mutating func keepNote(from start: Int) {
    var first = start
    while first < position, [UInt8(ascii: "/"), UInt8(ascii: " ")].contains(bytes[first]) {
      first += 1
    }
    guard first + 7 <= position, bytes[first..<first + 7].elementsEqual("strata:".utf8) else {
      return
    }
    let text = String(decoding: bytes[first + 7..<position], as: UTF8.self)
    notes.append(
      Note(text: text, line: line, column: column(at: start), standsAlone: line != lastLine))
  }

  /// Skips a block comment, including the comments nested in it.
  mutating func skipBlockComment() {
    var depth = 0
    let start = line
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
    if line > start { spans.append(start...line) }
    if depth > 0 { neverEnds = neverEnds ?? start }
  }

  // MARK: - Moving

  func peek(_ distance: Int = 0) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  mutating func advance() {
    guard position < bytes.count else { return }
    if endsLine { line += 1 }
    position += 1
  }

  private var isLineEnd: Bool {
    bytes[position] == UInt8(ascii: "\n") || bytes[position] == UInt8(ascii: "\r")
  }

  /// A Boolean value that indicates whether a line ends at the current position: with a line feed,
  /// or with a carriage return that no line feed follows.
  private var endsLine: Bool { Self.endsLine(at: position, in: bytes) }

  mutating func advance(_ count: Int) {
    for _ in 0..<count { advance() }
  }

  func at(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[position..<position + count]) }
  }

  mutating func add(
    _ kind: SwiftToken.Kind, from start: Int, to end: Int, line: Int, opening: Int? = nil
  ) {
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    add(kind, text: text, from: opening ?? start, line: line)
  }

  mutating func add(_ kind: SwiftToken.Kind, text: String, from start: Int, line: Int) {
    var token = SwiftToken(kind, text, line: line, column: column(at: start))
    token.isGlued = start == end && start > 0
    token.startsLine = line != lastLine
    tokens.append(token)
    lastLine = self.line
    end = position
  }

  /// Returns whether a byte is part of a word: a letter, a digit, `_`, `$`, or a byte of a
  /// non-ASCII character.
  public static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
