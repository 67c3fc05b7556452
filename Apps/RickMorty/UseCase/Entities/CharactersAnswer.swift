public import Foundation

/// A page, and where it comes from.
public struct CharactersAnswer: Hashable, Sendable {
  public let page: CharactersPageResponse
  /// When it was stored on the device, where the service did not answer; `nil` for a fresh page.
  public let storedAt: Date?

  public init(page: CharactersPageResponse, storedAt: Date? = nil) {
    self.page = page
    self.storedAt = storedAt
  }
}
