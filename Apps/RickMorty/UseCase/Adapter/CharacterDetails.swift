public import Foundation

/// The content of a character's page.
public struct CharacterDetails: Hashable, Sendable {
  /// The character that the page shows.
  public let character: CharacterAdapter
  /// The time when the character was stored; `nil` if it came from the service.
  public let storedAt: Date?

  /// Creates the content of a character's page.
  public init(character: CharacterAdapter, storedAt: Date? = nil) {
    self.character = character
    self.storedAt = storedAt
  }
}
