public import Foundation

/// A character in the service's format, with the time of a stored copy.
public struct CharacterAnswer: Hashable, Sendable {
  /// The character as the service returns it.
  public let character: CharacterResponse
  /// The time when the copy was stored; `nil` if it came from the service.
  public let storedAt: Date?

  /// Creates a character in the service's format, with the time of a stored copy.
  public init(character: CharacterResponse, storedAt: Date? = nil) {
    self.character = character
    self.storedAt = storedAt
  }
}
