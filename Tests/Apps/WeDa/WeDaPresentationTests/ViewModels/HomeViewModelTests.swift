import Foundation
import Testing
import WeDaDomain

@testable import WeDaPresentation

@MainActor @Suite struct HomeViewModelTests {
  let viewed = MockScript<String, Place?>(answer: .paris)
  let list = MockScript<String, [Favorite]>(answer: Favorite.fixtures)
  let weather = MockScript<Place, WeatherReport>(answer: { .fixture(place: $0) })
  let settings = MockScript<String, WeatherSettings>(answer: WeatherSettings())

  /// The answers to a refresh by the user.
  let anew = MockScript<Place, WeatherReport>(answer: { .fixture(place: $0) })

  private func makeModel(now: Date = WeatherReport.fixtureTime) -> HomeViewModel {
    let (weather, anew) = (MockLoadWeatherUseCase(weather), MockRefreshWeatherUseCase(anew))
    return HomeViewModel(
      MockUseCases(
        loadWeather: weather, refreshWeather: anew,
        loadFavorites: MockLoadFavoritesUseCase(list, weather: weather, refreshed: anew),
        viewedPlace: MockViewedPlaceUseCase(viewed),
        loadSettings: MockLoadSettingsUseCase(settings)), now: { now })
  }

  @Test func `the last viewed place is shown with its weather`() async {
    let model = makeModel()
    await model.send(.appeared)
    #expect(model.state.recentPlace == .paris)
    #expect(model.state.recent == .loaded(.fixture(place: .paris)))
  }

  @Test func `the default place is shown instead of the last viewed one`() async {
    let model = makeModel()
    await settings.set(answer: WeatherSettings(home: .tromso))
    await model.send(.appeared)
    #expect(model.state.recentPlace == .tromso && model.state.isDefault)
    #expect(model.state.recent == .loaded(.fixture(place: .tromso)))
    await settings.set(answer: WeatherSettings())
    await model.send(.appeared)
    #expect(model.state.recentPlace == .paris && !model.state.isDefault)
  }

  @Test func `if the settings cannot be read, the last viewed place is shown`() async {
    let model = makeModel()
    await settings.set(error: .storage(.unavailable))
    await model.send(.appeared)
    #expect(model.state.recentPlace == .paris && !model.state.isDefault)
  }

  @Test func `stored weather on the first page has an age, and refreshed weather has none`() async {
    let stored = WeatherReport.fixture(place: .paris, origin: .stored, fallbackReason: .offline)
    let age: TimeInterval = 3 * 86_400
    let model = makeModel(now: stored.fetchedAt.addingTimeInterval(age))
    await weather.set(answer: stored)
    await model.send(.appeared)
    #expect(model.state.recentStaleAge == age)
    await model.send(.refreshed)
    #expect(model.state.recentStaleAge == nil)
  }

  @Test func `some favourites are shown on the first page`() async {
    let model = makeModel()
    await model.send(.appeared)
    #expect(model.state.favorites.map(\.weather.value?.place) == [.tokyo, .london])
  }

  @Test(arguments: [nil, WeatherError.storage(.unavailable)])
  func `if no place was viewed, the first favourite is shown, and not among the others`(
    error: WeatherError?
  ) async {
    let model = makeModel()
    await viewed.set(answer: nil)
    await viewed.set(error: error)
    await model.send(.appeared)
    #expect(model.state.recentPlace == .tokyo && model.state.reason == .favorite)
    #expect(model.state.recent == .loaded(.fixture(place: .tokyo)))
    #expect(model.state.others.map(\.place) == [.london])
  }

  @Test func `a viewed place that is a favourite stays among the favourites`() async {
    let model = makeModel()
    await viewed.set(answer: .tokyo)
    await model.send(.appeared)
    #expect(model.state.reason == .viewed)
    #expect(model.state.others.map(\.place) == [.tokyo, .london])
  }

  @Test
  func `without a viewed place and favourites the first page is empty after loading them`()
    async
  {
    let model = makeModel()
    await viewed.set(answer: nil)
    await list.set(answer: [])
    #expect(!model.state.isEmpty)
    await model.send(.appeared)
    #expect(model.state.isEmpty)
  }

  @Test func `if the last viewed place changes, the earlier place's weather is not shown for it`()
    async
  {
    let model = makeModel()
    await model.send(.appeared)
    await viewed.set(answer: .london)
    await weather.set(error: .offline)
    await model.send(.appeared)
    #expect(model.state.recentPlace == .london)
    #expect(model.state.recent == .failed(.offline, last: nil))
  }

  @Test func `a failed reload keeps the same place's weather`() async {
    let model = makeModel()
    await model.send(.appeared)
    await anew.set(error: .offline)
    await model.send(.refreshed)
    #expect(model.state.recent == .failed(.offline, last: .fixture(place: .paris)))
  }

  @Test func `a refresh by the user requests everything visible despite memory`() async {
    let model = makeModel()
    await model.send(.appeared)
    let before = await weather.calls.count
    await model.send(.refreshed)
    #expect(await Set(anew.calls) == [.paris, .tokyo, .london])
    #expect(await weather.calls.count == before)
  }

  @Test func `changing the data source discards the shown weather, even if the new source fails`()
    async
  {
    let model = makeModel()
    await model.send(.sourceNamed(0))
    await model.send(.appeared)
    await weather.set(error: .offline)
    await model.send(.sourceNamed(1))
    #expect(model.state == HomeViewModel.State())
    await model.send(.appeared)
    #expect(model.state.reports.isEmpty)
    #expect(model.state.favorites.map(\.weather.error) == [.offline, .offline])
  }
}
