/// The status of a symbol of Apple's.
public enum ParityStatus: Equatable, Sendable {
  /// The symbol exists, and a test uses it.
  case works
  /// The symbol exists with a difference that its docstring describes.
  case partial(String)
  /// The symbol exists but means nothing in a browser, as its docstring says.
  case accepted(String)
  /// The symbol exists, but no test uses it.
  case untested
  /// The symbol does not exist, so that using it is a compile error.
  case absent

  /// The word for the status on the page.
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

  /// The precedence of the status if a call may mean several declarations; lower is better.
  var rank: Int { Self.words.firstIndex(of: word) ?? 0 }
}
