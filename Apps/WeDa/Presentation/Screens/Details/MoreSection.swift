import DesignKit
import Foundation
import SwiftUI
import WeDaDomain

/// The section of further data below the forecast. Only this view reads the view model's state, so
/// that the page around it is not evaluated again when a part of the data arrives.
struct MoreSection: View {
  let model: MoreViewModel
  let report: WeatherReport
  let openDays: Set<LocalDay>
  let now: Date
  let format: WeatherFormat
  let press: @MainActor (LocalDay) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: Space.wide) {
      AheadCards(
        part: model.state.ahead, report: report, openDays: openDays, now: now, format: format,
        retry: { send(.retried) }, press: press)
      MoreCards(state: model.state, report: report, now: now, format: format, send: send)
    }
  }

  private func send(_ action: MoreViewModel.Action) { Task { await model.send(action) } }
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
