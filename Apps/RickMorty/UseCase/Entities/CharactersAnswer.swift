public import Foundation

/// A page in the service's format, with the time of a stored copy.
public struct CharactersAnswer: Hashable, Sendable {
  /// The page of characters as the service returns it.
  public let page: CharactersPageResponse
  /// The time when the copy was stored; `nil` if it came from the service.
  public let storedAt: Date?

  /// Creates a page in the service's format, with the time of a stored copy.
  public init(page: CharactersPageResponse, storedAt: Date? = nil) {
    self.page = page
    self.storedAt = storedAt
  }
}
