import StrataKitTesting
import SwiftUITesting
import WeDaDomain

@testable import WeDaPresentation

extension Screen {
  /// Opens the whole app in a separate window.
  static func weda(
    _ useCases: MockUseCases = MockUseCases(), at url: String = "/", language: String = "en-GB",
    clock: ManualClock = ManualClock()
  ) async -> Screen {
    let screen = Screen(
      WeDaRootView(useCases: useCases, clock: clock), url: url, language: language)
    await screen.settle()
    return screen
  }
}

extension MockUseCases {
  /// A use case that returns the place of each address.
  static var everyPlace: MockResolvePlaceUseCase {
    MockResolvePlaceUseCase(
      MockScript(answer: { slug in Place.fixtures.first { $0.slug == slug } ?? .london }))
  }

  /// Returns use cases with one report for every place.
  static func reporting(_ report: WeatherReport) -> MockUseCases {
    MockUseCases(loadWeather: MockLoadWeatherUseCase(MockScript(answer: report)))
  }
}

extension ScreenElement {
  /// The title, the text and the URL of a share link, line by line.
  var share: String { drawing[.share] ?? "" }
}
