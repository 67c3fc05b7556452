import StrataKitTesting
import Testing
import WeDaDomain

@testable import WeDaPresentation

@MainActor @Suite(.mission("W-192")) struct WeatherMapViewModelTests {
  let list = MockScript<String, [Favorite]>(answer: Favorite.fixtures)
  let viewed = MockScript<String, Place?>(answer: nil)
  let weather = MockScript<Place, WeatherReport>(answer: { .fixture(place: $0) })

  private func makeModel() -> WeatherMapViewModel {
    let favorites = MockLoadFavoritesUseCase(list, weather: MockLoadWeatherUseCase(weather))
    return WeatherMapViewModel(
      MockUseCases(loadFavorites: favorites, viewedPlace: MockViewedPlaceUseCase(viewed)))
  }

  @Test(.mission("W-33")) func `every favourite is on the map with its own weather`() async {
    let model = makeModel()
    await model.send(.appeared)
    let rows = model.state.rows.value ?? []
    #expect(rows.map(\.place) == [.tokyo, .london])
    #expect(rows.map(\.weather.value?.place) == [.tokyo, .london])
  }

  @Test func `a new map model has no places`() {
    #expect(makeModel().state == WeatherMapViewModel.State())
  }

  @Test(.mission("W-36"))
  func `a map marker shows an ellipsis before loading, then an emoji, or a dash after a failure`()
    async
  {
    let model = makeModel()
    await weather.set(error: .offline)
    await model.send(.appeared)
    #expect(model.state.rows.value?.map(\.glyph) == ["–", "–"])
    await weather.set(error: nil)
    await model.send(.refreshed)
    #expect(model.state.rows.value?.map(\.glyph) == ["🌧️", "🌧️"])
    #expect([FavoriteRow](Favorite.fixtures, before: []).map(\.glyph) == ["…", "…"])
  }

  @Test func `a place without weather stays on the map and shows the reason`() async {
    let model = makeModel()
    await weather.set(error: .offline)
    await model.send(.appeared)
    #expect(model.state.rows.value?.map(\.weather.error) == [.offline, .offline])
    #expect(model.state.rows.value?.commonError == .offline)
  }

  @Test func `a failed reload keeps the shown weather`() async {
    let model = makeModel()
    await model.send(.appeared)
    await weather.set(error: .timeout)
    await model.send(.refreshed)
    #expect(model.state.rows.value?.map(\.weather.value?.place) == [.tokyo, .london])
    #expect(model.state.rows.value?.commonError == .timeout)
  }

  @Test func `favourites that cannot be read are an error, not an empty map`() async {
    let model = makeModel()
    await list.set(error: .storage(.unavailable))
    await model.send(.appeared)
    #expect(model.state.rows == .failed(.storage(.unavailable), last: nil))
  }

  @Test func `no favourites are a loaded, empty map`() async {
    let model = makeModel()
    await list.set(answer: [])
    await model.send(.appeared)
    #expect(model.state.rows == .loaded([]))
    #expect(model.state.rows.value?.commonError == nil)
  }

  @Test func `without favourites the own place is shown, or else the last viewed one`() async {
    let model = makeModel()
    await list.set(answer: [])
    await viewed.set(answer: .paris)
    await model.send(.appeared)
    #expect(model.state.rows.value?.map(\.place) == [.paris])
    await model.send(.located(.tokyo))
    await model.send(.refreshed)
    #expect(model.state.rows.value?.map(\.place) == [.tokyo])
    #expect(model.state.rows.value?.first?.weather.value?.place == .tokyo)
    await list.set(answer: Favorite.fixtures)
    await model.send(.refreshed)
    #expect(model.state.rows.value?.count == 2)
  }

  @Test(.mission("W-35"))
  func `tapping a marker selects it, and tapping elsewhere deselects it`() async {
    let model = makeModel()
    await model.send(.appeared)
    await model.send(.selected(Place.london.id))
    #expect(model.state.selected == Place.london.id)
    await model.send(.selected(Place.tokyo.id))
    #expect(model.state.selected == Place.tokyo.id)
    await model.send(.selected(nil))
    #expect(model.state.selected == nil)
  }

  @Test func `a place that is not on the map has no callout`() async {
    let model = makeModel()
    await model.send(.selected(Place.london.id))
    #expect(model.state.selected == nil)
    await model.send(.appeared)
    await model.send(.selected(Place.paris.id))
    #expect(model.state.selected == nil)
    await model.send(.shown(Place.paris.id))
    #expect(model.state.focus == nil)
  }

  @Test func `a place that another window removed loses its callout`() async {
    let model = makeModel()
    await model.send(.appeared)
    await model.send(.selected(Place.london.id))
    await list.set(answer: Favorite.fixtures.filter { $0.place == .tokyo })
    await model.send(.refreshed)
    #expect(model.state.selected == nil)
    #expect(model.state.rows.value?.map(\.place) == [.tokyo])
  }

  @Test func `choosing a place in the list centres the map on it, even twice in a row`() async {
    let model = makeModel()
    await model.send(.appeared)
    await model.send(.shown(Place.tokyo.id))
    let first = model.state.focus
    #expect(first?.coordinate == Place.tokyo.coordinate)
    #expect(model.state.selected == Place.tokyo.id)
    await model.send(.shown(Place.tokyo.id))
    #expect(model.state.focus != first)
  }

  @Test func `changing the data source discards all rows of the map`() async {
    let model = makeModel()
    await model.send(.sourceNamed(0))
    await model.send(.appeared)
    await model.send(.sourceNamed(0))
    #expect(model.state.rows.value?.count == 2)
    await model.send(.sourceNamed(1))
    #expect(model.state.rows == .idle)
  }

  @Test(.mission("W-32", "W-34")) func `only an available layer can be chosen`() async {
    let model = makeModel()
    await model.send(.layerChosen(.clouds))
    #expect(model.state.layer == nil)
    await model.send(.appeared)
    #expect(model.state.layers == [.temperature, .precipitation, .clouds])
    await model.send(.layerChosen(.clouds))
    #expect(model.state.layer == .clouds)
    await model.send(.layerChosen(nil))
    #expect(model.state.layer == nil)
  }

  @Test func `a tile error is shown until the chosen layer has all its visible tiles`() async {
    let model = makeModel()
    await model.send(.appeared)
    await model.send(.layerChosen(.clouds))
    await model.send(.tileFailed(.temperature, .offline))
    #expect(model.state.layerProblem == nil, "a tile of another layer does not count")
    await model.send(.tileFailed(.clouds, .offline))
    #expect(model.state.layerProblem == .offline)
    await model.send(.tileArrived(.clouds, Date(timeIntervalSince1970: 0)))
    #expect(model.state.layerProblem == .offline, "one loaded tile does not clear the problem")
    await model.send(.layerCompleted(.temperature))
    #expect(
      model.state.layerProblem == .offline,
      "a loaded tile of another layer does not clear the problem")
    await model.send(.layerCompleted(.clouds))
    #expect(model.state.layerProblem == nil)
    await model.send(.tileFailed(.clouds, .offline))
    await model.send(.layerChosen(.temperature))
    #expect(model.state.layerProblem == nil)
  }

  @Test func `a refresh requests missing tiles again, and reports them until they arrive`() async {
    let model = makeModel()
    await model.send(.appeared)
    await model.send(.layerChosen(.clouds))
    await model.send(.tileFailed(.clouds, .offline))
    let before = model.state.layerTurn
    await model.send(.refreshed)
    #expect(model.state.layerTurn == before + 1)
    #expect(model.state.layerProblem == .offline)
  }

  @Test func `a map layer's time is that of its oldest tile`() async {
    let model = makeModel()
    let time = WeatherReport.fixtureTime
    await model.send(.appeared)
    await model.send(.layerChosen(.clouds))
    await model.send(.tileArrived(.temperature, time))
    #expect(model.state.layerTime == nil)
    await model.send(.tileArrived(.clouds, time))
    await model.send(.tileArrived(.clouds, time.addingTimeInterval(-300)))
    await model.send(.tileArrived(.clouds, time.addingTimeInterval(60)))
    #expect(model.state.layerTime == time.addingTimeInterval(-300))
    await model.send(.tileArrived(.clouds, time.addingTimeInterval(1200)))
    #expect(model.state.layerTime == time.addingTimeInterval(1200))
    await model.send(.layerChosen(.temperature))
    #expect(model.state.layerTime == nil)
  }
}
