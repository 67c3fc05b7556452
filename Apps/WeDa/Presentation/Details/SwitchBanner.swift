import DesignKit
import SwiftUI
import WeDaDomain

/// Another provider's weather is on the page: says so, and why.
struct SwitchBanner: View {
  let report: WeatherReport
  /// Who was asked first.
  let from: WeatherProvider

  var body: some View {
    MessageBanner(
      title: Text(Words.Switched.Banner.title), systemImage: "arrow.triangle.2.circlepath"
    ) {
      Text(Words.Switched.Banner.message(from.name, report.provider.name))
      if let reason = report.fallbackReason { Text(reason.title) }
    }
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier(UITestIDs.Details.switchBanner)
  }
}
