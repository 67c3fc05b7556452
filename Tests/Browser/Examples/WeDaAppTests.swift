import OpenWeatherSimulator
import SimulatorKit
import StrataBrowserTesting
import Testing

/// Tests of the example of document 002, in the browser.
@Suite(.timeLimit(.minutes(60))) struct WeDaAppTests {
  @Test(arguments: Viewport.both)
  func `a city is found, added to the favourites and listed`(viewport: Viewport) async throws {
    let simulator = try OpenWeatherSimulator()
    let provider = try simulator.start()
    let app = try await ServedApp.start(
      "wedaapp",
      environment: [
        "OPENWEATHERMAP_BASE_URL": provider.absoluteString, "OPENWEATHERMAP_API_KEY": "demo",
      ])
    try await Browser.run(.viewport(viewport)) { browser in
      try await browser.openLive(app.url.absoluteString)
      try await browser.waitFor(text: "Search for a city to get started")
      try await browser.expectAccessibleEveryWay("search")
      try await browser.type("Osl", into: .testID("SearchView.searchField"))
      try await browser.click(
        .css(
          "[data-testid='SearchView.suggestion.Oslo, Oslo, NO'], [data-testid^='SearchView.suggestion']"
        ))
      try await browser.waitFor(testID: "SearchView.weatherCard")
      try await browser.expectAccessibleEveryWay("the weather")
      try await browser.expectToFit("the weather")
      try await browser.click(.role("button", name: "Five days"))
      try await browser.waitFor(testID: "WeatherDetailsView.favoriteButton")
      try await browser.waitFor(.css("[data-testid='WeatherDetailsView.forecast'], h2, h3"))
      try await browser.expectAccessibleEveryWay("the details")
      try await browser.expectUnclipped("the details")
      try await browser.click(.testID("WeatherDetailsView.favoriteButton"))
      try await browser.waitFor(.role("button", name: "Remove from favorites"))
      try await browser.click(.role("link", name: "Favorites"))
      try await browser.waitFor(testID: "FavoritesView.list")
      try await browser.expectAccessibleEveryWay("favorites")
      try await browser.click(.role("link", name: "History"))
      try await browser.waitFor(testID: "HistoryView.list")
      try await browser.expectAccessibleEveryWay("history")
      try await browser.expectQuiet()
    }
    try await app.stop()
    await simulator.stop()
  }
}
