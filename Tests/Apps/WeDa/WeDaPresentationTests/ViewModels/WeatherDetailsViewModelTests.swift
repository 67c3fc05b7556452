import Foundation
import StrataKitTesting
import Testing
import WeDaDomain

@testable import WeDaPresentation

@MainActor @Suite(.mission("W-185")) struct WeatherDetailsViewModelTests {
  let load = MockScript<Place, WeatherReport>(answer: { .fixture(place: $0) })
  let refresh = MockScript<Place, WeatherReport>(answer: { .fixture(place: $0) })
  let resolve = MockScript<String, Place>(answer: .london)
  let visits = MockScript<Place, Void>(answer: ())
  let searches = MockScript<Place, Void>(answer: ())

  private func makeModel(
    star: any ToggleFavoriteUseCase = MockToggleFavoriteUseCase()
  ) -> DetailsViewModel {
    let cases = MockUseCases(
      resolvePlace: MockResolvePlaceUseCase(resolve), loadWeather: MockLoadWeatherUseCase(load),
      refreshWeather: MockRefreshWeatherUseCase(refresh), toggleFavorite: star,
      recordSearch: MockRecordSearchUseCase(searches),
      viewedPlace: MockViewedPlaceUseCase(visits: visits))
    return DetailsViewModel(slug: "london-england-gb", cases) { WeatherReport.fixtureTime }
  }

  @Test func `the details page resolves its slug to a place and loads that place's weather`()
    async
  {
    let model = makeModel()
    await model.send(.appeared)
    #expect(await resolve.calls == ["london-england-gb"])
    #expect(await load.calls == [.london])
    #expect(model.state.report == .loaded(.fixture()))
    #expect(model.state.place == .london)
  }

  @Test func `an address is resolved once`() async {
    let model = makeModel()
    await model.send(.appeared)
    await model.send(.refreshed)
    #expect(await resolve.calls.count == 1)
    #expect(await refresh.calls == [.london])
  }

  @Test func `an opened place is recorded once as viewed, and not as a search`() async {
    let model = makeModel()
    await model.send(.appeared)
    await model.send(.refreshed)
    #expect(await visits.calls == [.london])
    #expect(await searches.calls.isEmpty)
  }

  @Test func `a place is recorded again when the source of weather changes`() async {
    let model = makeModel()
    await model.send(.sourceNamed(0))
    await model.send(.appeared)
    await model.send(.sourceNamed(1))
    await model.send(.appeared)
    #expect(await visits.calls == [.london, .london])
  }

  @Test func `a place whose weather was not shown is not recorded as viewed`() async {
    let model = makeModel()
    await load.set(error: .offline)
    await model.send(.appeared)
    #expect(await visits.calls.isEmpty)
    await load.set(error: nil)
    await model.send(.appeared)
    #expect(await visits.calls == [.london])
  }

  @Test func `the weather is shown although the visit cannot be recorded`() async {
    let model = makeModel()
    await visits.set(error: .storage(.unavailable))
    await model.send(.appeared)
    #expect(model.state.report == .loaded(.fixture()))
    #expect(model.state.failure == nil)
  }

  @Test func `the page of the device's position is not recorded as viewed`() async {
    let model = DetailsViewModel(
      here: MockUseCases(viewedPlace: MockViewedPlaceUseCase(visits: visits)))
    await model.send(.appeared)
    #expect(model.state.report.value != nil)
    #expect(await visits.calls.isEmpty)
  }

  @Test func `an unknown address shows its error and no weather`() async {
    let model = makeModel()
    await resolve.set(error: .noSuchPlace("nowhere"))
    await model.send(.appeared)
    #expect(model.state.report == .failed(.noSuchPlace("nowhere"), last: nil))
    #expect(await load.calls.isEmpty)
  }

  @Test func `a failed refresh keeps the shown weather`() async {
    let model = makeModel()
    await model.send(.appeared)
    await refresh.set(error: .timeout)
    await model.send(.refreshed)
    #expect(model.state.report == .failed(.timeout, last: .fixture()))
  }

  @Test func `a cancelled refresh is not an error`() async {
    let model = makeModel()
    await model.send(.appeared)
    await refresh.set(error: .cancelled)
    await model.send(.refreshed)
    #expect(model.state.report == .loaded(.fixture()))
  }

  @Test func `an error disappears with the next answer`() async {
    let model = makeModel()
    await load.set(error: .offline)
    await model.send(.appeared)
    #expect(model.state.report == .failed(.offline, last: nil))
    await load.set(error: nil)
    await model.send(.appeared)
    #expect(model.state.report == .loaded(.fixture()))
  }

  @Test func `a stored copy has an age, a fresh answer has none`() async {
    let model = makeModel()
    await model.send(.appeared)
    #expect(model.state.staleAge == nil)
    await refresh.set(answer: .fixture(origin: .stored, age: 7200, fallbackReason: .offline))
    await model.send(.refreshed)
    #expect(model.state.staleAge == 7200)
  }

  @Test func `pressing a day opens or closes its hours, and open days stay open after a refresh`()
    async throws
  {
    let model = makeModel()
    await model.send(.appeared)
    let days = WeatherReport.fixture().days.map(\.day)
    #expect(model.state.openDays.isEmpty)
    await model.send(.dayPressed(days[0]))
    #expect(model.state.openDays == [days[0]])
    await model.send(.dayPressed(days[1]))
    await model.send(.dayPressed(days[0]))
    #expect(model.state.openDays == [days[1]])
    await model.send(.refreshed)
    #expect(model.state.openDays == [days[1]])
  }

  @Test func `the forecast is grouped by the place's local days`() async {
    let model = makeModel()
    await model.send(.appeared)
    let days = model.state.report.value?.days ?? []
    #expect(days.map(\.slots.count) == [4, 8, 8, 8, 8])
    #expect(days.map(\.day) == days.map(\.day).sorted { $0.isoText < $1.isoText })
    #expect(days.first?.isPartial == true)
  }

  @Test func `the page shows that it is loading until its weather arrives`() async {
    let clock = ManualClock()
    let slow = MockScript<Place, WeatherReport>(
      answer: .fixture(), delay: .seconds(1), clock: clock)
    let model = DetailsViewModel(
      slug: "london-england-gb", MockUseCases(loadWeather: MockLoadWeatherUseCase(slow)))
    let loading = Task { await model.send(.appeared) }
    await clock.waitForSleepers()
    #expect(model.state.report == .loading(last: nil))
    clock.advance(by: .seconds(1))
    await loading.value
    #expect(model.state.report == .loaded(.fixture()))
  }

  @Test(.mission("W-05")) func `the star is loaded, removed and set`() async {
    let model = makeModel(star: MockToggleFavoriteUseCase(starred: [.london]))
    await model.send(.appeared)
    #expect(model.state.isFavorite)
    await model.send(.starPressed)
    #expect(!model.state.isFavorite)
    await model.send(.starPressed)
    #expect(model.state.isFavorite)
  }

  @Test func `a favourite that cannot be stored shows the reason and stays as it was`() async {
    let star = MockToggleFavoriteUseCase()
    let model = makeModel(star: star)
    await model.send(.appeared)
    await star.set(error: .storage(.full))
    await model.send(.starPressed)
    #expect(!model.state.isFavorite)
    #expect(model.state.failure == .storage(.full))
    await model.send(.failureDismissed)
    #expect(model.state.failure == nil)
  }

  @Test func `pressing the star before the place is loaded changes no favourite`() async {
    let star = MockToggleFavoriteUseCase()
    let model = makeModel(star: star)
    await model.send(.starPressed)
    #expect(await star.toggled.isEmpty)
  }

  @Test func `changing the data source discards the shown weather, even if the new source fails`()
    async
  {
    let model = makeModel()
    await model.send(.sourceNamed(3))
    await model.send(.appeared)
    await model.send(.sourceNamed(3))
    #expect(model.state.report.value != nil)
    await load.set(error: .offline)
    await model.send(.sourceNamed(4))
    #expect(model.state.report == .idle)
    await model.send(.appeared)
    #expect(model.state.report == .failed(.offline, last: nil))
    #expect(model.state.place == .london)
  }
}
