/// Loads characters page by page.
public protocol FeedUseCaseProtocol: Sendable {
  /// Returns a page of the characters that match; without a match or past the end, an empty one
  /// without a next page.
  ///
  /// - Parameter page: The page's number, from 1.
  func execute(_ query: FeedQuery, page: Int) async throws(FeedError) -> FeedPage
}
