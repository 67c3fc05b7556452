import StrataKitTesting
import SwiftUI
import SwiftUITesting
import Testing

@testable import StarterApp

@MainActor struct ScreenTests {
  private let repository = MockWeatherRepository()

  private func screen(_ store: WeatherStore) -> Screen {
    Screen(WeatherView().environment(store))
  }

  private func screen() -> Screen { screen(WeatherStore(weatherRepository: repository)) }

  @Test(.mission("S0-109", "S0-116"))
  func `the store in the environment fetches a typed city`() async throws {
    let screen = screen()
    await screen.settle()
    #expect(try screen.button("Search").isDisabled)
    try screen.field("City").type("Lima")
    try screen.button("Search").tap()
    // Counted, because waiting for the city would not end if another one were fetched.
    await screen.settle { !$0.has("Loading…") && repository.calls.count == 2 }
    try screen.field("City").clear()
    try screen.field("City").type("Quito")
    try screen.field("City").submit()
    await screen.settle { !$0.has("Loading…") && repository.calls.count == 3 }
    #expect(repository.calls == ["fetchWeather London", "fetchWeather Lima", "fetchWeather Quito"])
  }

  @Test(.mission("S0-110", "S0-111"))
  func `the page is titled Weather, with the search above the list`() async throws {
    let screen = screen()
    await screen.settle()
    #expect(screen.title == "Weather")
    #expect(try screen.heading("Weather").text == "Weather")
    let lines = screen.lines
    let search = try #require(lines.firstIndex(of: "Search"))
    let section = try #require(lines.firstIndex(of: "London"))
    #expect(search < section)
    let missing = try ExampleSource.missing(
      ["NavigationView { VStack { searchSection weatherContent }"],
      from: "Features/Weather/UI/WeatherView.swift")
    #expect(missing == [])
  }

  @Test(.mission("S0-112"))
  func `the first page requests London unless the store already has a forecast`() async throws {
    await screen().settle()
    #expect(repository.calls == ["fetchWeather London"])
    let store = WeatherStore(weatherRepository: repository)
    await store.fetchWeather(for: "Oslo")
    await screen(store).settle()
    #expect(repository.calls == ["fetchWeather London", "fetchWeather Oslo"])
  }

  @Test(.mission("S0-113", "S0-115"))
  func `loading is shown before a forecast, a forecast before an error, then the empty view`()
    async throws
  {
    let repository = WaitingRepository()
    let store = WeatherStore(weatherRepository: repository)
    let screen = screen(store)
    await repository.started.wait()
    #expect(screen.has("Loading…"))
    store.errorMessage = "Wrong"
    #expect(!screen.has("Error"))
    repository.answer.open()
    await screen.settle()
    #expect(screen.has("London"))
    #expect(!screen.has("Loading…"))
    store.errorMessage = "Wrong"
    #expect(!screen.has("Error"))
    store.forecast = nil
    #expect(screen.has("Error"))
    #expect(!screen.has("No weather data"))
    store.errorMessage = nil
    #expect(screen.has("No weather data"))
    #expect(screen.has("Search for a city to get started"))
  }

  @Test(.mission("S0-114")) func `an error shows its message and a retry button`() async throws {
    repository.mockError = Down()
    let screen = screen()
    await screen.settle()
    #expect(screen.has("Error"))
    #expect(screen.has("Down for a test"))
    repository.mockError = nil
    try screen.button("Retry").tap()
    await screen.settle { $0.has("London") }
    #expect(repository.calls == ["fetchWeather London", "refreshWeather London"])
    let missing = try ExampleSource.missing(
      ["Text(errorMessage).foregroundColor(.red)", #"Text("Error").font(.headline)"#],
      from: "Features/Weather/UI/WeatherView.swift")
    #expect(missing == [])
  }

  @Test(.mission("S0-117", "S0-118")) func `below the city there is one row for each slot`()
    async throws
  {
    repository.mockForecast = WeatherDomainMapper.mapToDomain(.sample())
    let screen = screen()
    await screen.settle()
    #expect(try screen.heading("London").text == "London")
    let lines = screen.lines
    #expect(lines.contains("Temperature: 15.5°C"))
    #expect(lines.contains("Condition: Sunny"))
    #expect(lines.contains("Temperature: -0.5°C"))
    #expect(lines.contains("Condition: Snowy"))
    let first = DateFormatter.shortDate.string(from: Date(timeIntervalSince1970: 1_640_995_200))
    #expect(lines.contains("Date: \(first)"))
    #expect(screen.all(.row).count == 2)
  }

  @Test func `a saved forecast is opened by its button`() async throws {
    let screen = screen()
    await screen.settle()
    try screen.button("Save").tap()
    await screen.settle { !$0.all(.button, "London").isEmpty }
    try screen.button("London").tap()
    await screen.settle { _ in repository.calls.last == "fetchWeather London" }
    await screen.settle { !$0.has("Loading…") }
    try screen.picker("Source").choose("Offline Mode")
    try screen.button("London").tap()
    await screen.settle { _ in repository.calls.last == "getWeatherWithFallback London" }
  }
}
