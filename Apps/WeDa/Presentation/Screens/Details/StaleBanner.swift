import DesignKit
import Foundation
import SwiftUI
import WeDaDomain

/// The banner of a stored copy: its age, and the reason.
struct StaleBanner: View {
  let report: WeatherReport
  /// The age of the stored copy in seconds.
  let age: TimeInterval
  let dataSource: DataSourceType
  let format: WeatherFormat

  var body: some View {
    MessageBanner(title: Text(title), systemImage: "clock.arrow.circlepath") {
      Text(verbatim: format.age(age))
      if let reason = report.fallbackReason { Text(reason.title) }
    }
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier(UITestIDs.Details.staleBanner)
  }

  /// The title, which is neutral if the settings prefer the stored copy.
  private var title: LocalizedStringResource {
    dataSource == .local && report.fallbackReason == nil
      ? Words.Stale.Banner.stored : Words.Stale.Banner.title
  }
}
