public import Foundation

/// A page of characters for the screens.
public struct FeedPage: Hashable, Sendable {
  /// The characters of the page.
  public let characters: [CharacterAdapter]
  /// A Boolean value that indicates whether there is a next page.
  public let hasMore: Bool
  /// The time when the page was stored; `nil` if it came from the service.
  public let storedAt: Date?
  /// The number of further characters on the page that could not be read.
  public let unreadable: Int

  /// Creates a page of characters for the screens.
  public init(
    characters: [CharacterAdapter], hasMore: Bool, storedAt: Date? = nil, unreadable: Int = 0
  ) {
    self.characters = characters
    self.hasMore = hasMore
    self.storedAt = storedAt
    self.unreadable = unreadable
  }
}
