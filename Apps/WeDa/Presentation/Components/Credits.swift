import DesignKit
import SwiftUI
import WeDaDomain

/// The credits of the providers whose weather is shown, each once.
struct Credits: View {
  let providers: [WeatherProvider]

  /// Creates the credits of the providers of some reports.
  ///
  /// - Parameter reports: The reports that are shown.
  init(of reports: [WeatherReport]) {
    var once: [WeatherProvider] = []
    for report in reports where !once.contains(report.provider) { once.append(report.provider) }
    providers = once
  }

  var body: some View {
    VStack(alignment: .leading, spacing: Space.tiny) {
      ForEach(providers, id: \.id) { Credit(provider: $0) }
    }
    .font(.footnote)
  }
}
