import DesignKit
import Foundation
import SwiftUI
import WeDaDomain

/// A stored copy is on the page: says so, how old it is, and why.
struct StaleBanner: View {
  let report: WeatherReport
  /// Seconds.
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

  /// Where Settings prefer the stored copy, nothing is wrong.
  private var title: LocalizedStringResource {
    dataSource == .local && report.fallbackReason == nil
      ? Words.Stale.Banner.stored : Words.Stale.Banner.title
  }
}
