import Foundation
import Testing
import WeDaDomain

@testable import WeDaPresentation

/// Tests of the chosen order and the labels of favourites.
@MainActor @Suite struct FavoriteOrderViewModelTests {
  let arranging = MockScript<String, Void>(answer: ())
  let list = MockScript<String, [Favorite]>(
    answer: [Place.london, .paris, .tokyo].map {
      Favorite(place: $0, addedAt: WeatherReport.fixtureTime)
    })

  private func makeModel() async -> FavoritesViewModel {
    let model = FavoritesViewModel(
      MockUseCases(
        loadFavorites: MockLoadFavoritesUseCase(list),
        arrangeFavorites: MockArrangeFavoritesUseCase(arranging)))
    await model.send(.appeared)
    return model
  }

  private func places(_ model: FavoritesViewModel) -> [Place] {
    model.state.rows.value?.map(\.place) ?? []
  }

  @Test
  func `a moved favourite is shown at its new position and stored as placed before the next row`()
    async
  {
    let model = await makeModel()
    await model.send(.moved([2], to: 0))
    #expect(places(model) == [.tokyo, .london, .paris])
    await model.send(.moved([0], to: 3))
    #expect(places(model) == [.london, .paris, .tokyo])
    await model.send(.moved([0], to: 2))
    #expect(places(model) == [.paris, .london, .tokyo])
    #expect(
      await arranging.calls == [
        "move tokyo-jp before london-england-gb", "move tokyo-jp before the end",
        "move london-england-gb before tokyo-jp",
      ])
  }

  @Test func `several moved rows keep their order`() async {
    let model = await makeModel()
    await model.send(.moved([1, 2], to: 0))
    #expect(places(model) == [.paris, .tokyo, .london])
    await model.send(.moved([9], to: 0))
    #expect(places(model) == [.paris, .tokyo, .london])
  }

  @Test func `a move that cannot be stored is undone with the reason`() async {
    let model = await makeModel()
    await arranging.set(error: .storage(.full))
    await model.send(.moved([2], to: 0))
    #expect(places(model) == [.london, .paris, .tokyo])
    #expect(model.state.failure == .storage(.full))
  }

  @Test func `a favourite gets the person's label`() async throws {
    let model = await makeModel()
    let london = try #require(model.state.rows.value?.first?.favorite)
    await model.send(.renamePressed(london))
    #expect(model.state.renaming == london)
    await model.send(.renameConfirmed("Home"))
    #expect(model.state.renaming == nil)
    #expect(await arranging.calls == ["rename london-england-gb to Home"])
  }

  @Test func `an invalid label is refused with a message`() async throws {
    let model = await makeModel()
    let london = try #require(model.state.rows.value?.first?.favorite)
    await model.send(.renamePressed(london))
    await model.send(.renameConfirmed("<script>"))
    let problem = try #require(model.state.refusedName)
    #expect(
      problem.text(in: Locale(identifier: "en")) == "“<script>” is not allowed: no < and >.")
    #expect(await arranging.calls.isEmpty)
    await model.send(.failureDismissed)
    #expect(model.state.refusedName == nil)
  }

  @Test func `cancelling changes nothing`() async throws {
    let model = await makeModel()
    let london = try #require(model.state.rows.value?.first?.favorite)
    await model.send(.renamePressed(london))
    await model.send(.renameCancelled)
    await model.send(.renameConfirmed("late"))
    #expect(await arranging.calls.isEmpty)
  }
}
