/// Where characters come from.
public protocol FeedRepositoryProtocol: Sendable {
  /// One page of those that fit.
  ///
  /// - Parameter page: From 1 on.
  /// - Throws: ``FeedError``; a status of 404 where there is no such page, or nobody fits.
  func characters(_ query: FeedQuery, page: Int) async throws(FeedError) -> CharactersAnswer

  /// One character by number.
  ///
  /// - Throws: ``FeedError``; a status of 404 where nobody has the number.
  func character(id: Int) async throws(FeedError) -> CharacterAnswer
}
