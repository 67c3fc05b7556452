import StrataKitTesting
import SwiftUITesting
import WeDaDomain

@testable import WeDaPresentation

extension Screen {
  /// The whole app in a window of its own.
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
  /// Answers each address with the place that it names.
  static var everyPlace: MockResolvePlaceUseCase {
    MockResolvePlaceUseCase(
      MockScript(answer: { slug in Place.fixtures.first { $0.slug == slug } ?? .london }))
  }

  /// One report for every place.
  static func reporting(_ report: WeatherReport) -> MockUseCases {
    MockUseCases(loadWeather: MockLoadWeatherUseCase(MockScript(answer: report)))
  }
}

extension ScreenElement {
  /// What a share link hands on, line by line: title, words, and what is shared.
  var share: String { drawing[.share] ?? "" }
}
