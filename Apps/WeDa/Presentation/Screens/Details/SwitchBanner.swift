import DesignKit
import SwiftUI
import WeDaDomain

/// Another provider's weather is on the page: says so, and why.
struct SwitchBanner: View {
  let report: WeatherReport
  /// Who was asked first.
  let from: WeatherProvider
  @Environment(\.locale) private var locale

  var body: some View {
    MessageBanner(
      title: Text(Words.Switched.Banner.title), systemImage: "arrow.triangle.2.circlepath"
    ) {
      Text(Words.Switched.Banner.message(from.name, report.provider.name))
      if let reason = report.fallbackReason {
        // Whose: the other one answered.
        Text(verbatim: "\(from.name): \(reason.title.text(in: locale))")
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier(UITestIDs.Details.switchBanner)
  }
}
