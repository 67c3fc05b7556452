import SwiftUI
import WeDaDomain

/// The credit of a provider, shown with its weather, as its licence requires.
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
