/// Whether somebody lives, as far as the service knows.
public enum CharacterStatus: Hashable, Sendable {
  case alive, dead, unknown
  /// A word of the service's that this app does not know, as it stands there.
  case other(String)

  /// The three that can be asked for.
  public static let filters: [CharacterStatus] = [.alive, .dead, .unknown]

  public init(_ text: String) {
    switch text.lowercased() {
    case "alive": self = .alive
    case "dead": self = .dead
    case "unknown": self = .unknown
    default: self = .other(text)
    }
  }

  /// The word that a request filters by.
  public var parameter: String {
    switch self {
    case .alive: "alive"
    case .dead: "dead"
    case .unknown: "unknown"
    case .other(let text): text
    }
  }
}
