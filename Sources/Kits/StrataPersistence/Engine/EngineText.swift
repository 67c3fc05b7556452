/// A statement in the SQL dialect of each engine. Its text is a literal of the program; values are
/// bound to parameters.
///
/// Parameters are `?` in order, or `?1` and so on; a `?` behind `?5` is the sixth.
struct EngineText: Hashable, Sendable, ExpressibleByStringLiteral {
  let sqlite: String
  /// The statement for PostgreSQL, with SQLite's parameters.
  private let words: String

  /// The statement for PostgreSQL. It is made only when it is asked for: SQLite, to which most
  /// statements go, does not need it.
  var postgres: String { Self.numbered(words) }

  /// Creates a statement that both engines understand.
  init(stringLiteral text: StaticString) {
    sqlite = text.description
    words = sqlite
  }

  /// Creates a statement that the engines express in different words.
  init(sqlite: StaticString, postgres: StaticString) {
    self.sqlite = sqlite.description
    words = postgres.description
  }

  /// Creates a statement from parts, each of which is a literal of the program.
  init(_ parts: [Part]) {
    sqlite = parts.map(\.sqlite.description).joined()
    words = parts.map(\.postgres.description).joined()
  }

  /// A part of a statement. Its parameters are the same for both engines.
  struct Part {
    let sqlite: StaticString
    let postgres: StaticString
  }

  /// Returns a statement with PostgreSQL's parameters: `$1` instead of the first `?`, or of `?1`.
  static func numbered(_ text: String) -> String {
    guard text.contains("?") else { return text }
    var (result, last) = ("", 0)
    for (number, part) in text.split(separator: "?", omittingEmptySubsequences: false).enumerated()
    {
      guard number > 0 else {
        result += part
        continue
      }
      let digits = part.prefix(while: \.isNumber)
      if let stated = Int(digits) {
        last = max(last, stated)
        result += "$" + part
      } else {
        last += 1
        result += "$\(last)" + part
      }
    }
    return result
  }
}
