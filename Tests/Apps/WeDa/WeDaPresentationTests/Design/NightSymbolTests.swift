import Foundation
import StrataKitTesting
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing
import WeDaDomain

@testable import WeDaPresentation

/// Tests of the symbols of a clear sky, which are a sun or a moon.
@MainActor @Suite(.timeLimit(.minutes(10))) struct NightSymbolTests {
  private static let symbols = [true: "sun.max.fill", false: "moon.stars.fill"]

  /// Returns a report whose current weather and forecast are all clear, by day or by night.
  nonisolated private static func clear(_ place: Place, isDaytime: Bool) -> WeatherReport {
    let condition = WeatherCondition(code: .clear, isDaytime: isDaytime)
    let temperature = Temperature(celsius: 8)
    let slots = ForecastSlot.fixtures.map {
      ForecastSlot(time: $0.time, temperature: temperature, condition: condition)
    }
    return WeatherReport(
      place: place,
      current: CurrentWeather(
        observedAt: WeatherReport.fixtureTime, temperature: temperature, condition: condition),
      slots: slots, zone: .gmt, fetchedAt: WeatherReport.fixtureTime, provider: .fixture,
      origin: .remote)
  }

  /// Returns the names of all drawn symbols, of which most are hidden from screen readers.
  private static func symbols(in tree: ElementTree) -> [String] {
    let own = (tree.element[.symbol] ?? "").split(separator: " ").map(String.init)
    return own + tree.children.flatMap { symbols(in: $0) }
  }

  @Test(arguments: ["/", "/favorites", "/map", "/city/london-england-gb"], [true, false])
  func `a clear night has a moon and a clear day a sun in every row, hour and day`(
    path: String, isDaytime: Bool
  ) async throws {
    let load = MockLoadWeatherUseCase(
      MockScript(answer: { Self.clear($0, isDaytime: isDaytime) }))
    var cases = MockUseCases(loadWeather: load)
    cases.loadFavorites = MockLoadFavoritesUseCase(weather: load)
    let screen = await Screen.weda(cases, at: path)
    let drawn = Self.symbols(in: screen.drawing)
    #expect(drawn.contains(try #require(Self.symbols[isDaytime])))
    #expect(!drawn.contains(try #require(Self.symbols[!isDaytime])))
  }

  @Test(arguments: [true, false])
  func `a pin on the map has the symbol and the colour of the day or of the night`(
    isDaytime: Bool
  ) {
    let row = FavoriteRow(
      favorite: Favorite(place: .tokyo, addedAt: WeatherReport.fixtureTime),
      weather: .loaded(Self.clear(.tokyo, isDaytime: isDaytime)))
    let format = WeatherFormat(units: .metric, locale: Locale(identifier: "en"))
    let pin = WeatherAnnotation(row, format)
    #expect(pin.icon == Self.symbols[isDaytime])
    let environment = EnvironmentValues()
    let color = pin.tint.resolve(in: environment)
    let warmth = color.red - color.blue
    // The sun is orange, the moon indigo.
    #expect(isDaytime ? warmth > 0.2 : warmth < -0.2)
  }

  @Test func `a pin on the map has the name in the reader's language, or the person's label`()
    throws
  {
    let format = WeatherFormat(units: .metric, locale: Locale(identifier: "de"))
    func title(_ label: FavoriteLabel? = nil) -> String? {
      let row = FavoriteRow(
        favorite: Favorite(place: .tokyo, addedAt: WeatherReport.fixtureTime, label: label),
        weather: .loaded(Self.clear(.tokyo, isDaytime: true)))
      return WeatherAnnotation(row, format, name: "Tokio").title
    }
    #expect(title()?.hasPrefix("Tokio ") == true)
    #expect(title(try FavoriteLabel("Oma"))?.hasPrefix("Oma ") == true)
  }
}
