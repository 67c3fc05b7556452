import DesignKit
import Foundation
import SwiftUI
import WeDaDomain

/// The cards with the rain of the next quarter-hours, further current values, and the days after
/// the first five.
struct AheadCards: View {
  let part: Loading<MoreViewModel.Reported<AheadReport>>
  let report: WeatherReport
  let openDays: Set<LocalDay>
  let now: Date
  let format: WeatherFormat
  let retry: @MainActor () -> Void
  let press: @MainActor (LocalDay) -> Void

  var body: some View {
    MoreCard(
      title: Words.Ahead.Soon.title, none: Words.Ahead.Soon.none, part: part,
      identifier: UITestIDs.Details.ahead, retry: retry
    ) { ahead in
      RainSoonRow(ahead: ahead, now: now, format: format)
    }
    if let ahead = part.value?.value {
      facts(ahead)
      plot(ahead)
      further(ahead)
    }
  }

  @ViewBuilder private func plot(_ ahead: AheadReport) -> some View {
    let days = report.days + ahead.days(after: report.days)
    if days.count > 1 {
      VStack(alignment: .leading, spacing: Space.medium) {
        Heading(title: Words.Days.title)
        DaysPlot(days: days, zone: report.zone, format: format)
          .card()
      }
    }
  }

  private func facts(_ ahead: AheadReport) -> some View {
    LazyVGrid(
      columns: [GridItem(.adaptive(minimum: Extent.smallCard), spacing: Space.medium)],
      spacing: Space.medium
    ) {
      ForEach(Fact.further(ahead, after: report, now: now, format: format)) { FactCard(fact: $0) }
    }
  }

  @ViewBuilder private func further(_ ahead: AheadReport) -> some View {
    let days = ahead.days(after: report.days)
    if !days.isEmpty {
      VStack(alignment: .leading, spacing: Space.medium) {
        VStack(alignment: .leading, spacing: Space.hair) {
          Heading(title: Words.Ahead.Days.title)
          Text(Words.Ahead.Days.note)
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
        VStack(spacing: Space.none) {
          ForEach(days) { day in
            if day.id != days.first?.id { Divider() }
            row(day, TemperatureScale(report, ahead))
          }
        }
        .card()
      }
      .accessibilityIdentifier(UITestIDs.Details.further)
    }
  }

  private func row(_ day: ForecastDay, _ scale: TemperatureScale) -> some View {
    DayRow(
      day: day, isToday: false, isOpen: openDays.contains(day.day), scale: scale, format: format,
      press: { press(day.day) }
    ) {
      HoursStrip(day: day, now: now, timeZone: report.timeZone, format: format)
    }
  }
}

extension Fact {
  /// Returns the further current values; missing ones are marked as not reported.
  ///
  /// - Parameters:
  ///   - ahead: The forecast with the further values.
  ///   - report: The weather whose current values are shown beside them.
  static func further(
    _ ahead: AheadReport, after report: WeatherReport, now: Date, format: WeatherFormat
  ) -> [Fact] {
    let hour = ahead.hour(at: now)
    let later = ahead.pressure(threeHoursAfter: now)
    // Pressures of two sources may differ by more than the pressure changes.
    let present = ahead.provider == report.provider ? report.current.pressure : hour?.pressure
    return [
      Fact(
        id: "dewPoint", title: Words.Ahead.Facts.dewPoint, icon: "drop",
        value: format.known(hour?.dewPoint.map(format.temperature))),
      Fact(
        id: "ultraviolet", title: Words.Ahead.Facts.ultraviolet, icon: "sun.max",
        value: format.known(hour?.ultraviolet.map(format.whole)),
        note: ahead.strongestSun(onDateOf: now).map {
          format.text(Words.Ahead.Facts.strongest(format.whole($0)))
        }),
      Fact(
        id: "snow", title: Words.Ahead.Facts.snow, icon: "snowflake",
        value: format.known(hour?.snow.map(format.snowDepth))),
      Fact(
        id: "pressureTrend", title: Words.Ahead.Facts.pressure, icon: "gauge",
        value: format.known(later.map(format.pressure)),
        note: later.flatMap { format.trend(from: present, to: $0) }),
    ]
  }
}
