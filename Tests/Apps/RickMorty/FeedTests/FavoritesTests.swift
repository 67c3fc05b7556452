import Testing
import UseCase

@testable import Feed

@MainActor @Suite("FavoritesModel") struct FavoritesTests {
  @Test func `favourites are loaded once, and toggling adds and removes a character`() async {
    let model = FavoritesModel(useCase: FakeFavoritesUseCase([.fixture(id: 1)]))
    await model.load()
    await model.toggle(.fixture(id: 2))
    #expect(model.characters.map(\.id) == [2, 1])
    await model.toggle(.fixture(id: 1))
    await model.load()
    #expect(model.characters.map(\.id) == [2])
  }

  @Test func `a favourite that cannot be stored is not shown`() async {
    let model = FavoritesModel(useCase: FakeFavoritesUseCase(error: .unknown(message: "full")))
    await model.toggle(.fixture(id: 2))
    #expect(model.characters == [])
    #expect(model.error == .unknown(message: "full"))
    model.dismissError()
    #expect(model.error == nil)
  }

  @Test func `favourites that cannot be read show the error on each attempt`() async {
    struct Offline: FavoritesUseCaseProtocol {
      func load() async throws(FeedError) -> [CharacterAdapter] { throw .network }
      func set(_ character: CharacterAdapter, isFavorite: Bool) async throws(FeedError) {
        throw .network
      }
    }
    let model = FavoritesModel(useCase: Offline())
    await model.load()
    #expect(model.error == .network)
    model.dismissError()
    await model.load()
    #expect(model.error == .network)
  }

  @Test func `each row has a different identifier made of the list's and the character's number`() {
    let rows = [(1, 0), (2, 0), (1, 1)].map { ListedCharacter(.fixture(id: $0), list: $1) }
    #expect(rows.map(\.id.description) == ["0.1", "0.2", "1.1"])
    #expect(Set(rows.map(\.id)).count == 3)
  }

  @Test func `a cancelled change of favourites shows no error`() async {
    let model = FavoritesModel(useCase: FakeFavoritesUseCase(error: .cancelled))
    await model.toggle(.fixture(id: 2))
    #expect(model.characters == [])
    #expect(model.error == nil)
  }

  @Test func `choosing the favourites filter shows and searches the favourites without a request`()
    async
  {
    let useCase = FakeFeedUseCase()
    let favorites = FavoritesModel(
      useCase: FakeFavoritesUseCase([.fixture(id: 3, name: "Beth"), .fixture(id: 4, name: "Rick")]))
    let model = FeedViewModel(useCase: useCase, router: SpyRouter(), favorites: favorites)
    await model.loadData()
    await model.choose(.favorites)
    #expect(model.shown.map(\.id) == [3, 4])
    await model.search("ric")
    #expect(model.shown.map(\.id) == [4])
    await model.search("zzz")
    #expect(model.isEmpty)
    #expect(await useCase.calls.count == 1)
    await model.search("")
    await model.choose(.all)
    #expect(model.characters.count == 20)
    #expect(await useCase.calls.count == 1)
  }
}
