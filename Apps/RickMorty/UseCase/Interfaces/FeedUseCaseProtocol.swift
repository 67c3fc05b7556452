/// Gets characters page by page.
public protocol FeedUseCaseProtocol: Sendable {
  /// One page of those that fit; without a match, or past the end, an empty one that has no next.
  ///
  /// - Parameter page: From 1 on.
  func execute(_ query: FeedQuery, page: Int) async throws(FeedError) -> FeedPage
}
