import StrataKitTesting
import SwiftUITesting
import Testing
import WeDaDomain

@testable import WeDaPresentation

@MainActor @Suite(.timeLimit(.minutes(10))) struct DetailsScreenTests {
  private let london = "/city/london-england-gb"

  @Test func `the page shows the current weather`() async throws {
    let screen = await Screen.weda(at: london)
    #expect(screen.title == "London")
    #expect(try screen.element(UITestIDs.Details.temperature).text == "11°")
    #expect(try screen.element(UITestIDs.Details.condition).text == "Rain")
    #expect(try screen.element(UITestIDs.Details.feelsLike).text == "Feels like 10°")
    #expect(
      try screen.element(UITestIDs.Details.fact("wind")).lines
        == ["Wind", "12\u{A0}mph", "From SW · Gusts 20\u{A0}mph"])
  }

  @Test func `times are local to the place, and its zone is named`() async throws {
    let screen = await Screen.weda(
      .reporting(.fixture(zone: PlaceZone(offset: 19_800))), at: london)
    #expect(
      try screen.element(UITestIDs.Details.zone).text
        == "All times are local to this place (UTC+5:30)")
    #expect(try screen.element(UITestIDs.Details.fact("sunrise")).lines == ["Sunrise", "11:50"])
  }

  @Test(.mission("W-04")) func `tapping one of the five days shows its hours`() async throws {
    let screen = await Screen.weda(at: london)
    let days = WeatherReport.fixture().days.map(\.day.isoText)
    #expect(days.count == 5)
    #expect(!screen.has(UITestIDs.Details.hours(days[0])))
    #expect(!screen.has(UITestIDs.Details.hours(days[1])))
    try screen.element(UITestIDs.Details.day(days[1])).tap()
    await screen.settle { $0.has(UITestIDs.Details.hours(days[1])) }
    #expect(try screen.element(UITestIDs.Details.day(days[0])).text.contains("Partial"))
    #expect(!(try screen.element(UITestIDs.Details.day(days[1])).text.contains("Partial")))
  }

  @Test(.mission("W-54", "W-55"))
  func `a stored copy is shown with a banner that names the reason`()
    async throws
  {
    let stored = WeatherReport.fixture(origin: .stored, age: 7200, fallbackReason: .offline)
    let screen = await Screen.weda(.reporting(stored), at: london)
    let banner = try screen.element(UITestIDs.Details.staleBanner).lines
    #expect(banner.first == "Showing cached data (offline)")
    #expect(banner.last == "No connection")
    #expect(try screen.element(UITestIDs.Details.temperature).text == "11°")
  }

  @Test(.mission("W-56"))
  func `without a copy and a connection, an error with a retry is shown`() async throws {
    let weather = MockScript<Place, WeatherReport>(answer: .fixture(), error: .offline)
    let cases = MockUseCases(loadWeather: MockLoadWeatherUseCase(weather))
    let screen = await Screen.weda(cases, at: london)
    #expect(screen.text.contains("No connection"))
    #expect(!screen.has(UITestIDs.Details.temperature))
    try screen.element(UITestIDs.App.retry).tap()
    await screen.settle { $0.has(UITestIDs.Details.temperature) }
    #expect(!screen.text.contains("No connection"))
  }

  @Test(
    .mission("W-13"),
    arguments: [
      (WeatherError.noSuchPlace("x"), "No such place", false),
      (.badKey, "The API key was refused", false),
      (.keyNotActiveYet, "The API key is not active yet", true),
      (.quota(until: nil), "Too many requests", true),
      (.quota(until: .distantFuture), "The next request is sent at 00:00 UTC", false),
      (.quota(until: WeatherReport.fixtureTime), "The next request is sent at", true),
      (.timeout, "No answer in time", true),
      (.interrupted, "The connection to the weather service was cut", true),
      (.storage(.full), "The disk is full", true),
      (.providerDown(status: 500), "The weather service is down", true),
      (.unreadableAnswer(field: "main.temp"), "Unreadable answer", true),
    ])
  func `every error has a message, and a retry if one may help`(
    error: WeatherError, words: String, canRetry: Bool
  ) async throws {
    let screen = await Screen.weda(.failing(error), at: london)
    #expect(screen.text.contains(words))
    #expect(screen.has(UITestIDs.App.retry) == canRetry)
    #expect(!screen.has(UITestIDs.Details.temperature))
  }

  @Test(arguments: [
    (WeatherError.noSuchPlace("x"), false), (.offline, true), (.timeout, true),
  ])
  func `only the error for an unknown place marks the page's URL as not found`(
    error: WeatherError, isThere: Bool
  ) async throws {
    var cases = MockUseCases()
    cases.resolvePlace = MockResolvePlaceUseCase(MockScript(answer: .london, error: error))
    let screen = await Screen.weda(cases, at: london)
    #expect(screen.isUnderstood == isThere)
    #expect(screen.has(UITestIDs.App.error))
  }

  @Test func `a place's URL counts as found even if loading its weather fails`() async throws {
    #expect(await Screen.weda(at: london).isUnderstood)
    var cases = MockUseCases()
    cases.loadWeather = MockLoadWeatherUseCase(
      MockScript(answer: .fixture(), error: .noSuchPlace("x")))
    #expect(await Screen.weda(cases, at: london).isUnderstood)
  }

  @Test(arguments: DataSourceType.allCases)
  func `opening a place's page loads the weather once with every data source setting`(
    source: DataSourceType
  ) async throws {
    let weather = MockScript<Place, WeatherReport>(answer: .fixture())
    let cases = MockUseCases(
      loadWeather: MockLoadWeatherUseCase(weather),
      loadSettings: MockLoadSettingsUseCase(
        MockScript(answer: WeatherSettings(units: .american, dataSource: source))))
    let screen = await Screen.weda(cases, at: london)
    await screen.settle { $0.text.contains("53°") }
    #expect(await weather.calls.count == 1)
  }

  @Test(.mission("W-05"))
  func `the star is selected while the place is a favourite`() async throws {
    let screen = await Screen.weda(at: london)
    #expect(!(try screen.element(UITestIDs.Details.star).isSelected))
    try screen.button("Favorite").tap()
    await screen.settle { (try? $0.element(UITestIDs.Details.star).isSelected) == true }
    try screen.button("Favorite").tap()
    await screen.settle { (try? $0.element(UITestIDs.Details.star).isSelected) == false }
  }

  @Test func `a favourite that cannot be stored shows an alert`() async throws {
    let star = MockToggleFavoriteUseCase()
    let screen = await Screen.weda(MockUseCases(toggleFavorite: star), at: london)
    await star.set(error: .storage(.full))
    try screen.button("Favorite").tap()
    await screen.settle { $0.text.contains("The favorite could not be saved") }
    try screen.button("OK").tap()
    await screen.settle { !$0.text.contains("The favorite could not be saved") }
  }

  @Test func `the source is credited for real data only`() async throws {
    let real = await Screen.weda(at: london)
    #expect(
      try real.link("Weather data provided by OpenWeather").url == "https://openweathermap.org/")
    let demo = await Screen.weda(.reporting(.fixture(provider: .demo)), at: london)
    #expect(!demo.text.contains("provided by OpenWeather"))
    #expect(demo.text.contains("Generated by the built-in simulator"))
  }

  @Test func `imperial units are shown after they are chosen`() async throws {
    let screen = await Screen.weda(at: london)
    try screen.tab("Settings").tap()
    await screen.settle()
    try screen.element(UITestIDs.Settings.units).choose("US")
    await screen.settle { $0.text.contains("°F") }
    try screen.tab("Search").tap()
    await screen.settle()
    #expect(try screen.element(UITestIDs.Details.temperature).text == "53°")
  }
}
