import DesignKit
import SwiftUI
import WeDaDomain

/// The credits of the providers whose weather is shown, each once.
struct Credits: View {
  let providers: [WeatherProvider]

  /// Creates the credits of the providers of some reports.
  ///
  /// - Parameters:
  ///   - reports: The reports that are shown.
  ///   - other: The provider of what is shown beside them; `nil` for none.
  init(of reports: [WeatherReport], and other: WeatherProvider? = nil) {
    var once: [WeatherProvider] = []
    for provider in reports.map(\.provider) + [other].compactMap(\.self)
    where !once.contains(provider) {
      once.append(provider)
    }
    providers = once
  }

  var body: some View {
    VStack(alignment: .leading, spacing: Space.tiny) {
      ForEach(providers, id: \.id) { provider in
        Credit(provider: provider)
          .accessibilityIdentifier(UITestIDs.App.credit(provider.id))
      }
    }
    .font(.footnote)
  }
}
