import DollarGeneralTemplateHelpers
import Foundation
import NetworkingKit
import StrataKitTesting
import SwiftUI
import SwiftUITesting
import Testing

@testable import WeDaApp

@MainActor struct ScreenTests {
  let service = MockWeatherService()
  let storage = MockLocalStorageService()

  init() {
    service.weatherDataToReturn = createMockWeatherData(cityName: "London")
    service.forecastToReturn = createMockForecast(steps: 40)
  }

  private func model() -> SearchViewModel {
    SearchViewModel(
      weatherService: service, storageService: storage, locationManager: MockLocationManager())
  }

  @Test(.mission("W-58", "W-70"))
  func `the view shows its view model's state, and passes actions on`() async throws {
    let model = model()
    let screen = Screen(SearchView(viewModel: model))
    await screen.settle()
    #expect(screen.has("Search for a city to get started"))
    service.delay = 0.02
    try screen.field(UITestIDs.SearchView.searchField).type("London")
    try screen.button("Search").tap()
    await screen.settle { $0.has("Loading…") }
    #expect(!screen.has(UITestIDs.SearchView.weatherCard))
    await screen.settle { $0.has(UITestIDs.SearchView.weatherCard) }
    #expect(!screen.has("Loading…"))
    #expect(try screen.element(UITestIDs.SearchView.weatherCard).text.contains("11°C"))
    #expect(service.calls.first == "weather London")
  }

  @Test func `an error can be retried, and cached weather is marked as such`() async throws {
    let model = model()
    service.shouldThrowError = true
    let screen = Screen(SearchView(viewModel: model))
    try screen.field(UITestIDs.SearchView.searchField).type("London")
    try screen.button("Search").tap()
    await screen.settle { $0.has(UITestIDs.Common.retryButton) }
    service.shouldThrowError = false
    try screen.button("Retry").tap()
    await screen.settle { $0.has(UITestIDs.SearchView.weatherCard) }
    service.shouldThrowError = true
    service.errorToThrow = .noInternetConnection
    try screen.button("Search").tap()
    await screen.settle { $0.has("Showing cached data (offline)") }
  }

  @Test(.mission("W-156"))
  func `of four hundred rows only those near the visible part are created`()
    async throws
  {
    service.forecastToReturn = createMockForecast(steps: 400)
    let details = WeatherDetailsViewModel(
      city: .london, weatherService: service, storageService: storage)
    let screen = Screen(NavigationStack { WeatherDetailsView(viewModel: details) })
    await screen.settle { $0.has("Saturday, Jan 1") }
    #expect(details.rows.count == 451)
    let drawn = screen.lines.count { $0.contains("Clear Sky") }
    #expect((1..<200).contains(drawn), "\(drawn)")
    try screen.button(UITestIDs.WeatherDetailsView.favoriteButton).tap()
    await screen.settle { $0.has("Remove from favorites") }
  }
}
