public import Foundation

/// One character, and where it comes from.
public struct CharacterAnswer: Hashable, Sendable {
  public let character: CharacterResponse
  /// When it was stored on the device, where the service did not answer; `nil` for a fresh one.
  public let storedAt: Date?

  public init(character: CharacterResponse, storedAt: Date? = nil) {
    self.character = character
    self.storedAt = storedAt
  }
}
