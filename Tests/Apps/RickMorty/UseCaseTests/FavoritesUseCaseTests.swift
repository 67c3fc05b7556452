import StrataKitTesting
import Testing

@testable import UseCase

@Suite("FavoritesUseCase") struct FavoritesUseCaseTests {
  /// A repository that records its changes.
  private struct Repository: FavoritesRepositoryProtocol {
    enum Change: Equatable { case added(CharacterResponse), removed(Int) }

    let answer: Result<[CharacterResponse], FeedError>
    let changes = Recorded<Change>()

    func favorites() async throws(FeedError) -> [CharacterResponse] { try answer.get() }

    func add(_ character: CharacterResponse) async throws(FeedError) {
      _ = try answer.get()
      changes.record(.added(character))
    }

    func remove(id: Int) async throws(FeedError) {
      _ = try answer.get()
      changes.record(.removed(id))
    }
  }

  @Test func `stored favourites are mapped in their order`() async throws {
    let repository = Repository(answer: .success([.fixture(id: 7), .fixture(id: 2)]))
    let useCase = FavoritesUseCase(favoritesRepository: repository)
    #expect(try await useCase.load() == [.fixture(id: 7), .fixture(id: 2)])
  }

  @Test
  func `marking a favourite adds it to the repository, and unmarking removes it by its number`()
    async throws
  {
    let repository = Repository(answer: .success([]))
    let useCase = FavoritesUseCase(favoritesRepository: repository)
    try await useCase.set(.fixture(id: 7), isFavorite: true)
    #expect(repository.changes.all == [.added(CharacterResponse(.fixture(id: 7)))])
    try await useCase.set(.fixture(id: 2), isFavorite: false)
    #expect(repository.changes.all.last == .removed(2))
    #expect(repository.changes.all.count == 2)
  }

  @Test func `an error of the repository is thrown unchanged`() async {
    let useCase = FavoritesUseCase(
      favoritesRepository: Repository(answer: .failure(.storage(reason: "full"))))
    await #expect(throws: FeedError.storage(reason: "full")) { _ = try await useCase.load() }
    await #expect(throws: FeedError.storage(reason: "full")) {
      try await useCase.set(.fixture(id: 7), isFavorite: true)
    }
    await #expect(throws: FeedError.storage(reason: "full")) {
      try await useCase.set(.fixture(id: 7), isFavorite: false)
    }
  }
}
