import Foundation
import StrataKitTesting
import SwiftUITesting
import Testing
import WeDaDomain

@testable import WeDaPresentation

/// Tests of the page that compares favourites on one time axis.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ComparisonTests {
  private let list = MockScript<String, [Favorite]>(answer: Favorite.fixtures)
  private let weather = MockScript<Place, WeatherReport>(answer: { .fixture(place: $0) })

  private var cases: MockUseCases {
    MockUseCases(
      loadFavorites: MockLoadFavoritesUseCase(
        list, weather: MockLoadWeatherUseCase(weather),
        refreshed: MockRefreshWeatherUseCase(weather)))
  }

  private func model() async -> ComparisonViewModel {
    let model = ComparisonViewModel(cases, now: { WeatherReport.fixtureTime })
    await model.send(.appeared)
    return model
  }

  private func places(_ model: ComparisonViewModel) -> [Place] {
    model.state.comparison.series.map(\.favorite.place)
  }

  private func favorites(_ count: Int) throws -> [Favorite] {
    try (0..<count).map { number in
      Favorite(
        place: Place(
          name: "P\(number)", state: nil, country: "GB",
          coordinate: try Coordinate(latitude: Double(number), longitude: 0)),
        addedAt: WeatherReport.fixtureTime)
    }
  }

  @Test func `the comparison requests the weather of each favourite once`() async {
    let model = await model()
    #expect(places(model) == [.tokyo, .london])
    #expect(await weather.calls.count == 2)
  }

  @Test func `a place can be removed from the comparison and added again without a request`()
    async
  {
    let model = await model()
    await model.send(.switched(Place.tokyo.id, isOn: false))
    #expect(places(model) == [.london])
    await model.send(.switched(Place.tokyo.id, isOn: true))
    #expect(places(model) == [.tokyo, .london], "in the order of the list")
    #expect(await weather.calls.count == 2)
  }

  @Test func `a seventh place can be added to the comparison only after another is removed`()
    async throws
  {
    let all = try favorites(7)
    await list.set(answer: all)
    let model = await model()
    #expect(places(model) == all.prefix(6).map(\.place))
    #expect(!model.state.canSwitch(all[6].id))
    await model.send(.switched(all[6].id, isOn: true))
    #expect(places(model).count == 6)
    await model.send(.switched(all[0].id, isOn: false))
    await model.send(.switched(all[6].id, isOn: true))
    #expect(places(model) == all.dropFirst().map(\.place))
  }

  @Test func `a refresh keeps the chosen places of the comparison without removed favourites`()
    async
  {
    let model = await model()
    await model.send(.switched(Place.tokyo.id, isOn: false))
    await model.send(.refreshed)
    #expect(places(model) == [.london])
    await list.set(answer: [Favorite.fixtures[0]])
    await model.send(.refreshed)
    #expect(places(model).isEmpty)
  }

  @Test func `a place whose forecast failed is not charted, and its row has the error`() async {
    await weather.set(error: .offline)
    let model = await model()
    #expect(places(model).isEmpty)
    #expect(model.state.rows.value?.map(\.weather.error) == [.offline, .offline])
  }

  @Test func `favourites that cannot be read are an error`() async {
    await list.set(error: .storage(.unavailable))
    let model = await model()
    #expect(model.state.rows == .failed(.storage(.unavailable), last: nil))
  }

  private func page(_ reports: [WeatherReport]) -> Screen {
    let rows = reports.map { report in
      FavoriteRow(
        favorite: Favorite(place: report.place, addedAt: WeatherReport.fixtureTime),
        weather: .loaded(report))
    }
    let state = ComparisonViewModel.State(
      rows: .loaded(rows), shown: Set(rows.map(\.id)), now: WeatherReport.fixtureTime)
    return Screen(
      ComparisonPage(state: state, settings: WeatherSettings(units: .metric)) { _ in },
      language: "en-GB")
  }

  private func report(
    _ place: Place, _ amounts: [Double?], chance: Double? = nil
  ) -> WeatherReport {
    WeatherReport(
      place: place, current: .fixture,
      slots: amounts.enumerated().map { number, amount in
        ForecastSlot(
          time: WeatherReport.fixtureTime.addingTimeInterval(Double(number) * 3600),
          duration: ForecastSlot.oneHour, temperature: Temperature(celsius: 7),
          condition: WeatherCondition(code: .rain, isDaytime: true), probability: chance,
          precipitation: amount.map(Precipitation.init(millimetres:)))
      },
      zone: .gmt, fetchedAt: WeatherReport.fixtureTime, provider: .fixture, origin: .remote)
  }

  @Test func `the legend has a different name for each of two places with one name`() {
    let screen = page([report(.london, [1, 0]), report(.londonOntario, [0, 0])])
    #expect(screen.text.contains("London, England"))
    #expect(screen.text.contains("London, Ontario"))
    #expect(!screen.has(UITestIDs.Comparison.noRain))
  }

  @Test
  func `if all hours are dry, a sentence replaces the rain chart and mentions unreported hours`()
    throws
  {
    func sentence(_ amounts: [Double?]) throws -> String {
      let screen = page([report(.london, amounts), report(.tokyo, [0, 0])])
      return try screen.element(UITestIDs.Comparison.noRain).text
    }
    #expect(try sentence([0, 0]) == "No rain or snow forecast at these places")
    #expect(try sentence([0, nil]) == "No rain or snow in the hours that are reported")
  }

  @Test func `without amounts, the chance of rain of each place is named instead of dryness`()
    throws
  {
    let screen = page([report(.london, [0, 0], chance: 0.4), report(.tokyo, [0, 0], chance: 0)])
    #expect(try screen.element(UITestIDs.Comparison.noRain).text == "London: Rain or snow 40%")
  }

  @Test func `without favourites the comparison says how to get some`() {
    let screen = page([])
    #expect(screen.has(UITestIDs.Comparison.noPlaces) && !screen.has(UITestIDs.Comparison.empty))
    #expect(screen.text.contains("No favorites yet"))
  }

  @Test func `the list of favourites opens the comparison at its own URL`() async throws {
    let screen = await Screen.weda(cases, at: "/favorites")
    try screen.element(UITestIDs.Comparison.open).tap()
    await screen.settle { $0.has(UITestIDs.Comparison.place("tokyo-jp")) }
    #expect(screen.url == "/favorites/compare")
    #expect(screen.title == "Compare places")
  }

  @Test func `the button that compares places is hidden if there is only one favourite`() async {
    await list.set(answer: [Favorite.fixtures[0]])
    let screen = await Screen.weda(cases, at: "/favorites")
    await screen.settle { $0.has(UITestIDs.Favorites.row("tokyo-jp")) }
    #expect(!screen.has(UITestIDs.Comparison.open))
  }
}
