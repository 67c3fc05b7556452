import Testing
import UseCase

@testable import Feed

@MainActor @Suite("FavoritesModel") struct FavoritesTests {
  @Test func `favourites are read once, kept and let go`() async {
    let model = FavoritesModel(useCase: FakeFavoritesUseCase([.fixture(id: 1)]))
    await model.load()
    await model.toggle(.fixture(id: 2))
    #expect(model.characters.map(\.id) == [2, 1])
    await model.toggle(.fixture(id: 1))
    await model.load()
    #expect(model.characters.map(\.id) == [2])
  }

  @Test func `what cannot be stored is not shown as if it were`() async {
    let model = FavoritesModel(useCase: FakeFavoritesUseCase(error: .unknown(message: "full")))
    await model.toggle(.fixture(id: 2))
    #expect(model.characters == [])
    #expect(model.error == .unknown(message: "full"))
    model.dismissError()
    #expect(model.error == nil)
  }

  @Test func `who leaves before a favourite is stored sees no failure`() async {
    let model = FavoritesModel(useCase: FakeFavoritesUseCase(error: .cancelled))
    await model.toggle(.fixture(id: 2))
    #expect(model.characters == [])
    #expect(model.error == nil)
  }

  @Test func `the favourites are a list of their own, and ask nobody`() async {
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
