/// Gets characters from a repository.
///
///     let page = try await FeedUseCase(feedRepository: repository).execute(FeedQuery(), page: 1)
public struct FeedUseCase: FeedUseCaseProtocol {
  private let repository: any FeedRepositoryProtocol

  public init(feedRepository: any FeedRepositoryProtocol) { repository = feedRepository }

  public func execute(_ query: FeedQuery, page: Int) async throws(FeedError) -> FeedPage {
    do throws(FeedError) {
      let answer = try await repository.characters(query, page: page)
      return FeedPage(
        characters: answer.page.results.map(CharacterAdapter.init),
        hasMore: answer.page.info.hasNext, storedAt: answer.storedAt,
        unreadable: answer.page.unreadable.count)
    } catch .server(status: 404) {
      // Nobody fits, or there are fewer pages than a moment ago.
      return FeedPage(characters: [], hasMore: false)
    } catch {
      throw error
    }
  }
}
