/// Gets one character from a repository: for an address that somebody came by from outside.
///
///     let rick = try await CharacterUseCase(feedRepository: repository).execute(id: 1)
public struct CharacterUseCase: CharacterUseCaseProtocol {
  private let repository: any FeedRepositoryProtocol

  public init(feedRepository: any FeedRepositoryProtocol) { repository = feedRepository }

  public func execute(id: Int) async throws(FeedError) -> CharacterAdapter? {
    do throws(FeedError) {
      return CharacterAdapter(try await repository.character(id: id))
    } catch .server(status: 404) {
      return nil
    } catch {
      throw error
    }
  }
}
