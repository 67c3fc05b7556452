import DesignKit
import SwiftUI
import WeDaDomain

/// The banner of another provider's weather, with the reason.
struct SwitchBanner: View {
  let report: WeatherReport
  /// The provider that was asked first.
  let from: WeatherProvider
  @Environment(\.locale) private var locale

  var body: some View {
    MessageBanner(
      title: Text(Words.Switched.Banner.title), systemImage: "arrow.triangle.2.circlepath"
    ) {
      Text(Words.Switched.Banner.message(from.name, report.provider.name))
      if let reason = report.fallbackReason {
        // Names the provider that failed, since the other one answered.
        Text(verbatim: "\(from.name): \(reason.title.text(in: locale))")
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier(UITestIDs.Details.switchBanner)
  }
}
