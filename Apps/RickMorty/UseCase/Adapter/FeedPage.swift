public import Foundation

/// One page of characters, ready to be shown.
public struct FeedPage: Hashable, Sendable {
  public let characters: [CharacterAdapter]
  public let hasMore: Bool
  /// When it was stored, where it is the device's own copy.
  public let storedAt: Date?
  /// How many more stand on the page and could not be read.
  public let unreadable: Int

  public init(
    characters: [CharacterAdapter], hasMore: Bool, storedAt: Date? = nil, unreadable: Int = 0
  ) {
    self.characters = characters
    self.hasMore = hasMore
    self.storedAt = storedAt
    self.unreadable = unreadable
  }
}
