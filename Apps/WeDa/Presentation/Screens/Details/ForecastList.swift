import DesignKit
import Foundation
import SwiftUI
import WeDaDomain

/// A list of five days, each of which opens to show its hours.
struct ForecastList: View {
  let report: WeatherReport
  let state: DetailsViewModel.State
  /// The view model with the further days, which share the scale of the bars.
  var more: MoreViewModel?
  let format: WeatherFormat
  let press: @MainActor (LocalDay) -> Void

  var body: some View {
    let scale = TemperatureScale(report, more?.state.ahead.value?.value)
    VStack(alignment: .leading, spacing: Space.medium) {
      VStack(alignment: .leading, spacing: Space.hair) {
        Heading(title: Words.Forecast.Screen.title)
        Text(legend(scale))
          .font(.footnote)
          .foregroundStyle(.secondary)
          .accessibilityIdentifier(UITestIDs.Details.barLegend)
      }
      VStack(spacing: Space.none) {
        ForEach(report.days) { day in
          if day.id != report.days.first?.id { Divider() }
          DayRow(
            day: day, isToday: day.day == today, isOpen: state.openDays.contains(day.day),
            scale: scale, format: format, press: { press(day.day) }
          ) {
            HoursStrip(
              day: day, now: state.receivedAt ?? report.fetchedAt, timeZone: report.timeZone,
              format: format)
          }
        }
      }
      .card()
    }
  }

  private func legend(_ scale: TemperatureScale) -> LocalizedStringResource {
    let ends = [scale.low, scale.high].map { format.temperature(Temperature(celsius: $0)) }
    return Words.Forecast.Legend.bars(ends[0], ends[1])
  }

  /// The date on which the report was received, since a stored copy may begin on an earlier day.
  private var today: LocalDay? {
    state.receivedAt.map(report.zone.day(of:))
  }
}
