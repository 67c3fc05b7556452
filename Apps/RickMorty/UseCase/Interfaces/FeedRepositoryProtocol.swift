/// Loads characters from the service or the device.
public protocol FeedRepositoryProtocol: Sendable {
  /// Returns a page of the characters that match.
  ///
  /// - Parameter page: The page's number, from 1.
  /// - Throws: ``FeedError``; a status of 404 if there is no such page or no match.
  func characters(_ query: FeedQuery, page: Int) async throws(FeedError) -> CharactersAnswer

  /// Returns the character with the number `id`.
  ///
  /// - Throws: ``FeedError``; a status of 404 if no character has the number.
  func character(id: Int) async throws(FeedError) -> CharacterAnswer
}
