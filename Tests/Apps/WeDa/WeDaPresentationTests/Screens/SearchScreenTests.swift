import Foundation
import StrataKitTesting
import SwiftUI
import SwiftUITesting
import Testing
import WeDaDomain

@testable import WeDaPresentation

@MainActor @Suite(.timeLimit(.minutes(10))) struct SearchScreenTests {
  let clock = ManualClock()

  private func type(_ text: String, on screen: Screen) async throws {
    try screen.field("SearchField").type(text)
    await clock.waitForSleepers()
    clock.advance(by: .milliseconds(300))
    await screen.settle()
  }

  @Test(.mission("W-03", "W-48"))
  func `suggestions of the same name show their regions`() async throws {
    let screen = await Screen.weda(clock: clock)
    try await type("Lon", on: screen)
    #expect(screen.all(.suggestion).count == 5)
    #expect(
      try screen.element(UITestIDs.Search.suggestion("london-england-gb")).lines
        == ["London", "England, United Kingdom"])
    #expect(
      try screen.element(UITestIDs.Search.suggestion("london-ontario-ca")).lines
        == ["London", "Ontario, Canada"])
  }

  @Test func `rows with the same text show their coordinates`() async throws {
    let places = [47.57, 49.73].map {
      Place(
        name: "Neustadt", state: "Bavaria", country: "DE", coordinate: .fixture($0, 10.7))
    }
    var cases = MockUseCases.empty
    cases.searchPlaces = MockSearchPlacesUseCase(MockScript(answer: places + [.london]))
    let screen = await Screen.weda(cases, clock: clock)
    try await type("Neustadt", on: screen)
    #expect(
      screen.all(.suggestion).map(\.lines) == [
        ["Neustadt", "Bavaria, Germany (47.57, 10.70)"],
        ["Neustadt", "Bavaria, Germany (49.73, 10.70)"], ["London", "England, United Kingdom"],
      ])
  }

  @Test func `choosing a suggestion loads the weather at its coordinates`() async throws {
    let places = [47.57, 49.73].map {
      Place(
        name: "Neustadt", state: "Bavaria", country: "DE", coordinate: .fixture($0, 10.7))
    }
    let weather = MockScript<Place, WeatherReport>(answer: .fixture())
    var cases = MockUseCases.empty
    cases.searchPlaces = MockSearchPlacesUseCase(MockScript(answer: places))
    cases.loadWeather = MockLoadWeatherUseCase(weather)
    let screen = await Screen.weda(cases, clock: clock)
    try await type("Neustadt", on: screen)
    try #require(screen.all(.suggestion).last).tap()
    await screen.settle { $0.has(UITestIDs.Details.temperature) }
    #expect(await weather.calls == [places[1]])
  }

  @Test(arguments: [("10115", true), ("SW1A", true), ("London", false)])
  func `without a connection, the search says that postcodes need one`(
    query: String, isSaid: Bool
  ) async throws {
    let search = MockScript<String, [Place]>(answer: [], error: .offline)
    var cases = MockUseCases.empty
    cases.searchPlaces = MockSearchPlacesUseCase(search)
    let screen = await Screen.weda(cases, clock: clock)
    try await type(query, on: screen)
    #expect(
      screen.text.contains("Postcodes can be found only with a connection.") == isSaid,
      "\(screen.text)")
  }

  @Test func `with demo data a submitted postcode without a place is told that there are none`()
    async throws
  {
    var cases = MockUseCases.empty
    cases.searchPlaces = MockSearchPlacesUseCase(MockScript(answer: []))
    cases.loadProviderStatus = MockLoadProviderStatusUseCase(
      ProviderStatus(provider: .demo, fault: nil, isDemoChosen: true))
    let screen = await Screen.weda(cases, clock: clock)
    try screen.field("SearchField").type("90210")
    try screen.field("SearchField").submit()
    await screen.settle { $0.has(UITestIDs.Search.noMatch) }
    let told = try screen.element(UITestIDs.Search.noMatch).text
    #expect(told.contains("Demo data has no postcodes.") && !told.contains("add the country"))
  }

  @Test func `choosing demo data replaces the error message that offered it`() async throws {
    let search = MockScript<String, [Place]>(answer: [.london], error: .offline)
    var cases = MockUseCases.empty
    cases.searchPlaces = MockSearchPlacesUseCase(search)
    cases.loadProviderStatus = MockLoadProviderStatusUseCase(
      ProviderStatus(provider: .fixture, fault: nil, canShowDemo: true))
    let screen = await Screen.weda(cases, clock: clock)
    try screen.field("SearchField").type("London")
    try screen.field("SearchField").submit()
    await screen.settle { $0.has(UITestIDs.App.showDemo) }
    await search.set(error: nil)
    try screen.element(UITestIDs.App.showDemo).tap()
    await screen.settle { $0.has(UITestIDs.Details.temperature) }
    #expect(!screen.has(UITestIDs.App.error))
    #expect(screen.url == "/city/london-england-gb")
  }

  @Test(.mission("W-50", "W-51"))
  func `choosing a suggestion opens its page and fills the field with its name`() async throws {
    let screen = await Screen.weda(clock: clock)
    try await type("Lon", on: screen)
    try screen.element(UITestIDs.Search.suggestion("london-england-gb")).tap()
    await screen.settle { $0.has(UITestIDs.Details.temperature) }
    #expect(screen.url == "/city/london-england-gb")
    #expect(screen.title == "London")
    screen.back()
    await screen.settle()
    #expect(try screen.field("SearchField").value == "London")
    #expect(screen.all(.suggestion).isEmpty)
    #expect(clock.sleepers == 0)
  }

  @Test func `Enter on an unknown name shows a message in place`() async throws {
    var cases = MockUseCases.empty
    cases.searchPlaces = MockSearchPlacesUseCase(MockScript(answer: []))
    let screen = await Screen.weda(cases, clock: clock)
    try screen.field("SearchField").type("Qq")
    try screen.field("SearchField").submit()
    await screen.settle { $0.has(UITestIDs.Search.noMatch) }
    #expect(screen.text.contains("No place called “Qq”"))
    #expect(!screen.has(UITestIDs.Search.empty))
    #expect(screen.url == "/")
  }

  @Test func `a long text without a match is shortened in the message`() async throws {
    var cases = MockUseCases.empty
    cases.searchPlaces = MockSearchPlacesUseCase(MockScript(answer: []))
    let screen = await Screen.weda(cases, clock: clock)
    try screen.field("SearchField").type(String(repeating: "x", count: 200))
    try screen.field("SearchField").submit()
    await screen.settle { $0.has(UITestIDs.Search.noMatch) }
    let shown = try screen.element(UITestIDs.Search.noMatch).text
    #expect(shown.contains("“" + String(repeating: "x", count: 59) + "…”"))
  }

  @Test func `the empty search screen asks for a place and explains how to start`() async throws {
    let screen = await Screen.weda(.empty)
    #expect(screen.text.contains("Where do you want the weather?"))
    #expect(screen.text.contains("Search for a city to get started"))
  }

  @Test func `a new device's page offers search, the position and demo data`() async throws {
    var cases = MockUseCases.empty
    let choices = MockLocationChoices(.notAsked)
    cases.loadLocationChoice = choices
    cases.saveLocationChoice = choices
    cases.loadProviderStatus = MockLoadProviderStatusUseCase(
      ProviderStatus(provider: .fixture, fault: nil, canShowDemo: true))
    let screen = await Screen.weda(cases, clock: clock)
    await screen.settle { $0.has(UITestIDs.Search.showDemo) }
    #expect(screen.has(UITestIDs.Location.use))
    #expect(screen.all(.button, "Search for a city").isEmpty, "The field is above")
    try screen.element(UITestIDs.Search.showDemo).tap()
    await screen.settle()
  }

  @Test func `the first page opens with a place's sky, tomorrow and the next hours`() throws {
    let screen = Screen(
      NavigationStack {
        HomeWeather(
          report: .fixture(), route: .city("london-gb"), identifier: UITestIDs.Search.recent,
          now: WeatherReport.fixtureTime,
          format: WeatherFormat(units: .metric, locale: Locale(identifier: "en_GB")))
      })
    let hero = try screen.element(UITestIDs.Search.recent)
    #expect(hero.text.contains("London") && hero.text.contains("11°"))
    #expect(screen.has(UITestIDs.Search.home(UITestIDs.Details.tomorrow)))
    #expect(screen.has(UITestIDs.Search.hours))
    // Tests of a place's page must not find its elements here.
    #expect(!screen.has(UITestIDs.Details.temperature))
    #expect(!screen.has(UITestIDs.Details.tomorrow))
  }

  @Test func `the last place and the favourites are links to their pages`() async throws {
    var cases = MockUseCases()
    cases.resolvePlace = MockUseCases.everyPlace
    let screen = await Screen.weda(cases)
    #expect(try screen.element(UITestIDs.Search.recent).url == "/city/paris-ile-de-france-fr")
    try screen.element(UITestIDs.Search.favorite("tokyo-jp")).tap()
    await screen.settle { $0.has(UITestIDs.Details.temperature) }
    #expect(screen.url == "/city/tokyo-jp")
    #expect(screen.title == "Tokyo")
  }

  @Test func `every tab shows that demo data is not a forecast, with help on real data`()
    async throws
  {
    let screen = await Screen.weda()
    for tab in ["Search", "Favorites", "History", "Settings"] {
      try screen.tab(tab).tap()
      await screen.settle()
      #expect(screen.text.contains("Demo data, not a forecast"), "\(tab)")
    }
    try screen.element(UITestIDs.App.demoHelp).tap()
    #expect(screen.text.contains("OPENWEATHERMAP_API_KEY"))
    try screen.element(UITestIDs.App.demoHelpDone).tap()
    #expect(!screen.text.contains("OPENWEATHERMAP_API_KEY"))
  }

  @Test func `no demo banner is shown for real data`() async throws {
    let status = ProviderStatus(provider: .fixture, fault: nil)
    let cases = MockUseCases(loadProviderStatus: MockLoadProviderStatusUseCase(status))
    let screen = await Screen.weda(cases)
    #expect(!screen.text.contains("Demo data"))
  }

  @Test func `strings and directions follow the reader's language`() async throws {
    let spanish = await Screen.weda(.empty, language: "es")
    #expect(spanish.title == "El tiempo")
    #expect(spanish.text.contains("¿De dónde quieres saber el tiempo?"))
    let arabic = await Screen.weda(.empty, language: "ar")
    #expect(arabic.title == "الطقس")
  }
}
