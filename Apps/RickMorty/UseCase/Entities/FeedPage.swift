public import Foundation

/// One page of characters, ready to be shown.
public struct FeedPage: Hashable, Sendable {
  public let characters: [CharacterAdapter]
  public let hasMore: Bool
  /// When it was stored, where it is the device's own copy.
  public let storedAt: Date?

  public init(characters: [CharacterAdapter], hasMore: Bool, storedAt: Date? = nil) {
    self.characters = characters
    self.hasMore = hasMore
    self.storedAt = storedAt
  }
}
