public import UseCase

/// The filters of the feed, as the chips show them.
public enum FeedFilter: String, CaseIterable, Hashable, Sendable {
  case all, alive, dead, unknown, favorites

  /// The status to request; `nil` for all characters and for the favourites.
  public var status: CharacterStatus? {
    switch self {
    case .all, .favorites: nil
    case .alive: .alive
    case .dead: .dead
    case .unknown: .unknown
    }
  }
}
