/// Loads a character from a repository, for deep links.
///
///     let rick = try await CharacterUseCase(feedRepository: repository).execute(id: 1)
public struct CharacterUseCase: CharacterUseCaseProtocol {
  private let repository: any FeedRepositoryProtocol

  /// Creates a use case over a repository.
  public init(feedRepository: any FeedRepositoryProtocol) { repository = feedRepository }

  public func execute(id: Int) async throws(FeedError) -> CharacterDetails? {
    do throws(FeedError) {
      let answer = try await repository.character(id: id)
      return CharacterDetails(
        character: CharacterAdapter(answer.character), storedAt: answer.storedAt)
    } catch .server(status: 404) {
      return nil
    } catch {
      throw error
    }
  }
}
