/// One word or mark of a Swift source, without its comments.
public struct SwiftToken: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    /// A word: a keyword or a plain name.
    case word
    /// A name between backticks, which is never a keyword.
    case quotedName
    /// A string literal. Its text is what stands between the quotes, escapes as written.
    case string
    /// One character such as `(` or `@`; `\(` and `\)` around what a string interpolates.
    case mark
    /// A regular expression between slashes. Its text is left out.
    case pattern
  }

  public var kind: Kind
  public var text: String
  /// The line that it begins on, counted from 1.
  public var line: Int
  /// The line that it ends on: another one for a string of several lines.
  public var endLine: Int
  /// Whether nothing stands between it and the token before it.
  public var isGlued = false
  /// Whether it is the first of its line.
  public var startsLine = false

  public init(_ kind: Kind, _ text: String, line: Int) {
    self.kind = kind
    self.text = text
    self.line = line
    endLine = line
  }

  /// Whether this is the given unquoted word.
  public func isWord(_ word: String) -> Bool { kind == .word && text == word }

  /// Whether this is the given mark.
  public func isMark(_ mark: String) -> Bool { kind == .mark && text == mark }

  /// Whether this can name something: a word, or anything between backticks.
  public var isName: Bool { kind == .word || kind == .quotedName }
}
