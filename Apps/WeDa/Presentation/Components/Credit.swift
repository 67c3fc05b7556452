import SwiftUI
import WeDaDomain

/// Names who made the weather, beside the weather, as its licence asks.
struct Credit: View {
  let provider: WeatherProvider

  var body: some View {
    if let site = provider.creditLink {
      Link(destination: site) { Text(provider.credit) }
    } else {
      Text(provider.credit)
        .foregroundStyle(.secondary)
    }
  }
}
