import Foundation
import NetworkingKit
import SwiftUI
import WeDaComposition
import WeDaData
import WeDaPresentation

/// The app WeDa, except that the provider's responses are available at once.
struct WeatherScreen: View {
  static let url = "/city/london-england-gb"

  static let sources = sources(AnswersAtHand.client)

  /// Returns sources with another network or another clock.
  static func sources(
    _ client: any APIClient, now: @escaping @Sendable () -> Date = { Date() }
  ) -> WeatherSources {
    WeatherSources(
      OpenWeatherMapConfiguration(baseURL: AnswersAtHand.url, apiKey: "demo"), client: client,
      now: now)
  }

  private let useCases: DIContainer

  init() { self.init(Self.sources) }

  /// Creates a screen with another network.
  ///
  /// - Parameter client: The network, instead of immediate responses.
  init(client: any APIClient) { self.init(Self.sources(client)) }

  private init(_ sources: WeatherSources) {
    useCases = DIContainer(WeDaDataContainer(sources: sources))
  }

  var body: some View { WeDaRootView(useCases: useCases) }
}
