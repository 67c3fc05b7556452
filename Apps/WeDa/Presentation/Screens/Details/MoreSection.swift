import DesignKit
import Foundation
import SwiftUI
import WeDaDomain

/// The rain of the next two hours and the plot of all days. Only this view reads the part of the view
/// model's state, so that the page around it is not evaluated again when the data arrives.
struct AheadSection: View {
  let model: MoreViewModel
  let report: WeatherReport
  let now: Date
  let format: WeatherFormat

  var body: some View {
    VStack(alignment: .leading, spacing: Space.wide) {
      AheadCards(
        part: model.state.ahead, report: report, now: now, format: format,
        retry: { Task { await model.send(.retried) } })
    }
  }
}

/// The further data that is no forecast: past weather, air and warnings.
struct MoreSection: View {
  let model: MoreViewModel
  let report: WeatherReport
  let now: Date
  let format: WeatherFormat

  var body: some View {
    MoreCards(state: model.state, report: report, now: now, format: format) { action in
      Task { await model.send(action) }
    }
  }
}

/// The valid official warnings above the forecast; no view until they are known.
struct MoreWarnings: View {
  let model: MoreViewModel
  let now: Date
  let timeZone: TimeZone
  let format: WeatherFormat

  var body: some View {
    if let report = model.state.warnings.value?.value {
      WarningCards(warnings: report.valid(at: now), timeZone: timeZone, format: format)
    }
  }
}
