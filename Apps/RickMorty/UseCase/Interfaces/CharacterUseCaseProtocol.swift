/// Loads one character by its number.
public protocol CharacterUseCaseProtocol: Sendable {
  /// Returns the character with the number `id`.
  ///
  /// - Returns: `nil` if no character has the number.
  func execute(id: Int) async throws(FeedError) -> CharacterDetails?
}
