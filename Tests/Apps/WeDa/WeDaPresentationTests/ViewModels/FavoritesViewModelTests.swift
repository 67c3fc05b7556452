import StrataKitTesting
import Testing
import WeDaDomain

@testable import WeDaPresentation

@MainActor @Suite(.mission("W-186")) struct FavoritesViewModelTests {
  let list = MockScript<String, [Favorite]>(answer: Favorite.fixtures)
  let weather = MockScript<Place, WeatherReport>(answer: { .fixture(place: $0) })
  /// The answers to a refresh by the user.
  let anew = MockScript<Place, WeatherReport>(answer: { .fixture(place: $0) })

  private func makeModel(
    star: any ToggleFavoriteUseCase = MockToggleFavoriteUseCase(starred: [.london, .tokyo])
  ) -> FavoritesViewModel {
    let favorites = MockLoadFavoritesUseCase(
      list, weather: MockLoadWeatherUseCase(weather), refreshed: MockRefreshWeatherUseCase(anew))
    return FavoritesViewModel(MockUseCases(loadFavorites: favorites, toggleFavorite: star))
  }

  @Test(.mission("W-05", "W-87")) func `each favourite has its own weather, newest first`() async {
    let model = makeModel()
    await model.send(.appeared)
    let rows = model.state.rows.value ?? []
    #expect(rows.map(\.place) == [.tokyo, .london])
    #expect(rows.map(\.weather.value?.place) == [.tokyo, .london])
  }

  @Test func `a place without weather keeps its row and shows the reason`() async {
    let model = makeModel()
    await weather.set(error: .offline)
    await model.send(.appeared)
    #expect(model.state.rows.value?.map(\.weather.error) == [.offline, .offline])
  }

  @Test func `a failed reload keeps the shown weather`() async {
    let model = makeModel()
    await model.send(.appeared)
    await anew.set(error: .timeout)
    await model.send(.refreshed)
    #expect(
      model.state.rows.value?.map(\.weather) == [
        .failed(.timeout, last: .fixture(place: .tokyo)),
        .failed(.timeout, last: .fixture(place: .london)),
      ])
  }

  @Test func `favourites that cannot be read are an error, not an empty list`() async {
    let model = makeModel()
    await list.set(error: .storage(.unavailable))
    await model.send(.appeared)
    #expect(model.state.rows == .failed(.storage(.unavailable), last: nil))
  }

  @Test func `no favourites are a loaded, empty list`() async {
    let model = makeModel()
    await list.set(answer: [])
    await model.send(.appeared)
    #expect(model.state.rows == .loaded([]))
  }

  @Test func `removing a favourite removes its star and its row`() async {
    let star = MockToggleFavoriteUseCase(starred: [.london, .tokyo])
    let model = makeModel(star: star)
    await model.send(.appeared)
    await model.send(.removed(.tokyo))
    #expect(model.state.rows.value?.map(\.place) == [.london])
    #expect(await star.toggled == [.tokyo])
  }

  @Test func `removing a favourite that another window removed does not add it again`() async {
    let star = MockToggleFavoriteUseCase(starred: [.london])
    let model = makeModel(star: star)
    await model.send(.appeared)
    await model.send(.removed(.tokyo))
    #expect(await star.toggled.isEmpty)
    #expect(model.state.rows.value?.map(\.place) == [.london])
  }

  @Test func `a removal that fails keeps the row and shows the reason`() async {
    let star = MockToggleFavoriteUseCase(starred: [.tokyo], error: .storage(.full))
    let model = makeModel(star: star)
    await model.send(.appeared)
    await model.send(.removed(.tokyo))
    #expect(model.state.rows.value?.count == 2)
    #expect(model.state.failure == .storage(.full))
    await model.send(.failureDismissed)
    #expect(model.state.failure == nil)
  }

  @Test func `undoing the removal of a favourite restores its label and position`() async throws {
    let clock = ManualClock()
    let star = MockToggleFavoriteUseCase(starred: [.london, .tokyo])
    let arrange = MockScript<String, Void>(answer: ())
    var cases = MockUseCases(toggleFavorite: star)
    cases.arrangeFavorites = MockArrangeFavoritesUseCase(arrange)
    let label = try FavoriteLabel("Home")
    cases.loadFavorites = MockLoadFavoritesUseCase(
      MockScript(answer: [
        Favorite(place: .london, addedAt: WeatherReport.fixtureTime, label: label),
        Favorite(place: .tokyo, addedAt: WeatherReport.fixtureTime),
      ]))
    let model = FavoritesViewModel(cases, clock: clock)
    await model.send(.appeared)
    await model.send(.removed(.london))
    #expect(model.state.removals.map(\.favorite.place) == [.london])
    await model.send(.undoPressed)
    #expect(model.state.removals.isEmpty)
    #expect(await star.toggled == [.london, .london])
    #expect(
      await arrange.calls == [
        "move london-england-gb before tokyo-jp", "rename london-england-gb to Home",
      ])
    // Nothing is left to undo.
    await model.send(.undoPressed)
    #expect(await star.toggled.count == 2)
  }

  @Test func `a second removal keeps the first one undoable, and Undo restores both`() async {
    let star = MockToggleFavoriteUseCase(starred: [.london, .tokyo])
    let model = FavoritesViewModel(MockUseCases(toggleFavorite: star), clock: ManualClock())
    await model.send(.appeared)
    await model.send(.removed(.london))
    await model.send(.removed(.tokyo))
    #expect(model.state.removals.map(\.favorite.place) == [.london, .tokyo])
    await model.send(.undoPressed)
    #expect(await star.toggled == [.london, .tokyo, .tokyo, .london])
    #expect(model.state.removals.isEmpty && model.state.rows.value?.count == 2)
  }

  @Test func `undoing the removal of a favourite is no longer possible after some seconds`() async {
    let clock = ManualClock()
    let star = MockToggleFavoriteUseCase(starred: [.london, .tokyo])
    let model = FavoritesViewModel(MockUseCases(toggleFavorite: star), clock: clock)
    await model.send(.appeared)
    await model.send(.removed(.tokyo))
    await clock.waitForSleepers()
    clock.advance(by: FavoritesViewModel.undoTime)
    while !model.state.removals.isEmpty { await Task.yield() }
    await model.send(.undoPressed)
    #expect(await star.toggled == [.tokyo])
  }

  @Test func `changing the data source discards the shown weather, even if the new source fails`()
    async
  {
    let model = makeModel()
    await model.send(.sourceNamed(0))
    await model.send(.appeared)
    await weather.set(error: .offline)
    await model.send(.sourceNamed(1))
    await model.send(.appeared)
    #expect(
      model.state.rows.value?.map(\.weather) == [
        .failed(.offline, last: nil), .failed(.offline, last: nil),
      ])
  }
}
