/// Loads characters from a repository.
///
///     let page = try await FeedUseCase(feedRepository: repository).execute(FeedQuery(), page: 1)
public struct FeedUseCase: FeedUseCaseProtocol {
  private let repository: any FeedRepositoryProtocol

  /// Creates a use case over a repository.
  public init(feedRepository: any FeedRepositoryProtocol) { repository = feedRepository }

  public func execute(_ query: FeedQuery, page: Int) async throws(FeedError) -> FeedPage {
    do throws(FeedError) {
      let answer = try await repository.characters(query, page: page)
      return FeedPage(
        characters: answer.page.results.map(CharacterAdapter.init),
        hasMore: answer.page.info.hasNext, storedAt: answer.storedAt,
        unreadable: answer.page.unreadable.count)
    } catch .server(status: 404) {
      // No character matches, or there are fewer pages than before.
      return FeedPage(characters: [], hasMore: false)
    } catch {
      throw error
    }
  }
}
