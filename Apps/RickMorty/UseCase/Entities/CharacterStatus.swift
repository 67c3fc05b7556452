/// A character's status as the service gives it: alive, dead or unknown.
public enum CharacterStatus: Hashable, Sendable {
  case alive, dead, unknown
  /// A status that this app does not know, as the service writes it.
  case other(String)

  /// The statuses by which a request can filter.
  public static let filters: [CharacterStatus] = [.alive, .dead, .unknown]

  /// Creates the status from the service's text, regardless of case.
  public init(_ text: String) {
    switch text.lowercased() {
    case "alive": self = .alive
    case "dead": self = .dead
    case "unknown": self = .unknown
    default: self = .other(text)
    }
  }

  /// The value of a request's filter.
  public var parameter: String {
    switch self {
    case .alive: "alive"
    case .dead: "dead"
    case .unknown: "unknown"
    case .other(let text): text
    }
  }
}
