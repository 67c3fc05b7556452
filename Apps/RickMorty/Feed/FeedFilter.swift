public import UseCase

/// What the chips choose between.
public enum FeedFilter: String, CaseIterable, Hashable, Sendable {
  case all, alive, dead, unknown, favorites

  /// What the service is asked for; `nil` for everybody, and for what the device has itself.
  public var status: CharacterStatus? {
    switch self {
    case .all, .favorites: nil
    case .alive: .alive
    case .dead: .dead
    case .unknown: .unknown
    }
  }
}
