/// How things stand with one of Apple's symbols.
public enum ParityStatus: Equatable, Sendable {
  /// It is here, and a test uses it.
  case works
  /// It is here and differs, as its docstring says.
  case partial(String)
  /// It is here and means nothing in a browser, as its docstring says.
  case accepted(String)
  /// It is here, but no test uses it.
  case untested
  /// Using it is a compile error.
  case absent

  /// The word that the page uses.
  public var word: String {
    switch self {
    case .works: "works"
    case .partial: "partial"
    case .accepted: "accepted"
    case .untested: "untested"
    case .absent: "absent"
    }
  }

  static let words = ["works", "partial", "accepted", "untested", "absent"]

  /// Which of several declarations speaks for a call that may mean any of them.
  var rank: Int { Self.words.firstIndex(of: word) ?? 0 }
}
