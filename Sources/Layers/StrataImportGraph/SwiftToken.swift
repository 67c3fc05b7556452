/// A word, literal or mark of a Swift source.
public struct SwiftToken: Equatable, Sendable {
  /// The kind of a token.
  public enum Kind: Equatable, Sendable {
    /// A word: a keyword or a plain name.
    case word
    /// A name between backticks, which is never a keyword.
    case quotedName
    /// A string literal. Its text is the one between the quotes, with escapes as written.
    case string
    /// A mark: one character such as `(` or `@`, or `\(` and `\)` around an interpolation.
    case mark
    /// A regular expression between slashes. Its text is dropped.
    case pattern
  }

  /// The kind of the token.
  public var kind: Kind
  /// The text of the token as it is written, without quotes or backticks.
  public var text: String
  /// The line where the token begins, counted from 1.
  public var line: Int
  /// The column where the token begins, in UTF-16 code units, counted from 1.
  public var column: Int
  /// The line where the token ends; it differs from ``line`` for a multiline string.
  public var endLine: Int
  /// A Boolean value that indicates whether no space or comment separates the token from the
  /// previous one.
  public var isGlued = false
  /// A Boolean value that indicates whether the token is the first token of its line.
  public var startsLine = false

  /// Creates a token that begins and ends on `line`.
  public init(_ kind: Kind, _ text: String, line: Int, column: Int = 1) {
    self.kind = kind
    self.text = text
    self.line = line
    self.column = column
    endLine = line
  }

  /// Returns whether the token is the given word, not between backticks.
  public func isWord(_ word: String) -> Bool { kind == .word && text == word }

  /// Returns whether the token is the given mark.
  public func isMark(_ mark: String) -> Bool { kind == .mark && text == mark }

  /// A Boolean value that indicates whether the token can be a name: a word, or anything between
  /// backticks.
  public var isName: Bool { kind == .word || kind == .quotedName }
}
