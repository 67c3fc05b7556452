import DesignKit
import Foundation
import SwiftUI
import WeDaDomain

/// A list of all days, each of which opens to show its hours. The days after the first five are
/// added when they arrive; from a week ahead on, a note says that they are uncertain.
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
        rows(report.days, scale)
        if !further.isEmpty {
          VStack(spacing: Space.none) { rows(further, scale) }
            .accessibilityIdentifier(UITestIDs.Details.further)
        }
      }
      .card()
    }
  }

  /// The days after the first five; empty as long as they are not known.
  private var further: [ForecastDay] {
    more?.state.ahead.value?.value?.days(after: report.days) ?? []
  }

  private func rows(_ days: [ForecastDay], _ scale: TemperatureScale) -> some View {
    ForEach(days) { day in
      if day.id != report.days.first?.id { Divider() }
      if day.day == firstUncertain { note }
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

  private var note: some View {
    Text(Words.Ahead.Days.note)
      .font(.footnote)
      .foregroundStyle(.secondary)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.top, Space.small)
      .accessibilityIdentifier(UITestIDs.Details.uncertain)
  }

  /// The first date that is more than a week ahead.
  private var firstUncertain: LocalDay? {
    (today ?? report.days.first?.day).map { (0..<8).reduce($0) { day, _ in day.next } }
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
