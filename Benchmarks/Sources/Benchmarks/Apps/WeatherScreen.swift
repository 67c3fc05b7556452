import Foundation
import NetworkingKit
import SwiftUI
import WeDaComposition
import WeDaData
import WeDaPresentation

/// WeDa as it is shipped, but that its provider's answers are at hand.
struct WeatherScreen: View {
  static let url = "/city/london-england-gb"

  static let sources = sources(AnswersAtHand.client)

  /// Sources with another network behind them, or another clock.
  static func sources(
    _ client: any APIClient, now: @escaping @Sendable () -> Date = { Date() }
  ) -> WeatherSources {
    WeatherSources(
      OpenWeatherMapConfiguration(baseURL: AnswersAtHand.url, apiKey: "demo"), client: client,
      now: now)
  }

  private let useCases: DIContainer

  init() { self.init(Self.sources) }

  /// - Parameter client: The network, in place of answers at hand.
  init(client: any APIClient) { self.init(Self.sources(client)) }

  private init(_ sources: WeatherSources) {
    useCases = DIContainer(WeDaDataContainer(sources: sources))
  }

  var body: some View { WeDaRootView(useCases: useCases) }
}
