import Foundation
import SwiftUITesting
import Testing
import WeDaDomain

@testable import WeDaPresentation

/// Tests of the screens while another source is used, and while none is.
@MainActor @Suite(.timeLimit(.minutes(2))) struct SwitchedScreenTests {
  let london = "/city/london-england-gb"

  @Test func `a report of the second provider shows both providers' names and the reason`()
    async throws
  {
    let report = WeatherReport.fixture(
      switchedFrom: .openWeatherMap, fallbackReason: .badKey, provider: .openMeteo)
    let screen = await Screen.weda(.reporting(report), at: london)
    let banner = try screen.element(UITestIDs.Details.switchBanner).text
    #expect(banner.contains("Source switched"))
    #expect(banner.contains("OpenWeather gave no weather, so this weather is from Open-Meteo."))
    #expect(banner.contains("OpenWeather: The API key was refused"))
    #expect(try screen.link("Weather data by Open-Meteo.com").url == "https://open-meteo.com/")
  }

  @Test func `a stored copy shows only the banner for old data, with its provider's credit`()
    async throws
  {
    let report = WeatherReport.fixture(
      origin: .stored, age: 7200, fallbackReason: .offline, provider: .openMeteo)
    let screen = await Screen.weda(.reporting(report), at: london)
    #expect(screen.has(UITestIDs.Details.staleBanner))
    #expect(!screen.has(UITestIDs.Details.switchBanner))
    #expect(screen.text.contains("Weather data by Open-Meteo.com"))
  }

  @Test func `without a connection, the error page has a button that chooses demo data`()
    async throws
  {
    let chosen = MockChooseDemoUseCase()
    var useCases = MockUseCases.failing(.offline)
    useCases.loadProviderStatus = MockLoadProviderStatusUseCase(
      ProviderStatus(provider: .openMeteo, fault: nil, canShowDemo: true))
    useCases.chooseDemo = chosen
    let screen = await Screen.weda(useCases, at: london)
    #expect(screen.text.contains("Without a connection to a weather service"))
    try screen.element(UITestIDs.App.showDemo).tap()
    while await chosen.script.calls.isEmpty { await Task.yield() }
    #expect(await chosen.script.calls == [true])
  }

  @Test func `demo data is not offered if there is none`() async {
    let without = await Screen.weda(.failing(.offline), at: london)
    #expect(without.text.contains("No connection"))
    #expect(!without.has(UITestIDs.App.showDemo))
  }

  @Test(arguments: [
    WeatherError.noSuchPlace("x"), .badKey, .keyNotActiveYet, .quota(until: nil),
    .providerDown(status: 500), .unreadableAnswer(field: "list"),
  ])
  func `the button for demo data is not shown after errors that the service returned`(
    error: WeatherError
  ) async {
    var useCases = MockUseCases.failing(error)
    useCases.loadProviderStatus = MockLoadProviderStatusUseCase(
      ProviderStatus(provider: .openMeteo, fault: nil, canShowDemo: true))
    let screen = await Screen.weda(useCases, at: london)
    #expect(screen.has(UITestIDs.App.error))
    #expect(!screen.has(UITestIDs.App.showDemo))
  }

  @Test func `the demo banner of a place's page has a button that switches off demo data`()
    async throws
  {
    let chosen = MockChooseDemoUseCase()
    var useCases = MockUseCases.reporting(.fixture(provider: .demo))
    useCases.loadProviderStatus = MockLoadProviderStatusUseCase(
      ProviderStatus(provider: .demo, fault: nil, isDemoChosen: true))
    useCases.chooseDemo = chosen
    let screen = await Screen.weda(useCases, at: london)
    #expect(screen.text.contains("Demo data, not a forecast"))
    try screen.element(UITestIDs.App.leaveDemo).tap()
    while await chosen.script.calls.isEmpty { await Task.yield() }
    #expect(await chosen.script.calls == [false])
  }

  @Test func `the first page credits every provider that it shows, each once`() async throws {
    let screen = await Screen.weda(.reporting(.fixture(provider: .openMeteo)))
    await screen.settle { $0.has(UITestIDs.Search.recent) }
    let credit = "Weather data by Open-Meteo.com"
    #expect(screen.text.components(separatedBy: credit).count == 2)
    #expect(try screen.link(credit).url == "https://open-meteo.com/")
  }

  @Test func `the polar night is shown in place of the sun's times`() async throws {
    let fixture = CurrentWeather.fixture
    let current = CurrentWeather(
      observedAt: fixture.observedAt, temperature: fixture.temperature,
      condition: WeatherCondition(code: .snow, isDaytime: false), polarLight: .night)
    let report = WeatherReport(
      place: .tromso, current: current, slots: [], zone: .gmt, fetchedAt: fixture.observedAt,
      provider: .openMeteo, origin: .remote)
    let screen = await Screen.weda(.reporting(report), at: "/city/tromso-no")
    #expect(try screen.element(UITestIDs.Details.fact("sunrise")).text.contains("Polar night"))
    let daylight = try screen.element(UITestIDs.Details.fact("daylight")).text
    #expect(daylight.contains("0 h 0 min"))
  }

  @Test func `leaving demo data without a connection removes all of its values`() async throws {
    let weather = MockScript<Place, WeatherReport>(answer: .fixture(provider: .demo))
    var useCases = MockUseCases(loadWeather: MockLoadWeatherUseCase(weather))
    useCases.loadProviderStatus = MockLoadProviderStatusUseCase(
      ProviderStatus(provider: .demo, fault: nil, isDemoChosen: true))
    let screen = await Screen.weda(useCases, at: london)
    #expect(screen.has(UITestIDs.Details.temperature))
    await weather.set(error: .offline)
    try screen.element(UITestIDs.App.leaveDemo).tap()
    await screen.settle { $0.text.contains("No connection") }
    #expect(!screen.has(UITestIDs.Details.temperature) && !screen.text.contains("11°"))
  }
}
