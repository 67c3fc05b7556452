public import Foundation

/// One character, ready to be shown.
public struct CharacterDetails: Hashable, Sendable {
  public let character: CharacterAdapter
  /// When it was stored, where it is the device's own copy.
  public let storedAt: Date?

  public init(character: CharacterAdapter, storedAt: Date? = nil) {
    self.character = character
    self.storedAt = storedAt
  }
}
