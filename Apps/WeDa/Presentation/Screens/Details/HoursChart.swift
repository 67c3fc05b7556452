import DesignKit
import Foundation
import SwiftUI
import WeDaDomain

/// A chart of the next two days hour by hour.
///
/// Each column is one sentence for screen readers, so the chart needs no table beside it.
struct HoursChart: View {
  let report: WeatherReport
  let now: Date
  let format: WeatherFormat

  var body: some View {
    let slots = report.hours(from: now)
    if let first = slots.first {
      VStack(alignment: .leading, spacing: Space.medium) {
        VStack(alignment: .leading, spacing: Space.hair) {
          Heading(title: Words.Hours.Screen.title)
          Text(Words.Hours.Screen.legend(format.window(first)))
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
        Meteogram(
          slots: slots, now: now, zone: report.timeZone, format: format,
          place: report.place.coordinate, present: report.present(at: now))
        ScrollView(.horizontal) {
          HStack(alignment: .top, spacing: Space.medium) {
            ForEach(slots) { HourColumn(slot: $0, chart: chart(slots), format: format) }
          }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text(Words.Hours.Screen.title))
        .accessibilityIdentifier(UITestIDs.Details.hourByHour)
        .card()
      }
    }
  }

  private func chart(_ slots: [ForecastSlot]) -> HourColumn.Chart {
    // The first column of each date shows the date.
    let days = Dictionary(grouping: slots) { report.zone.day(of: $0.time) }
    let firsts = days.compactMap { day, slots in slots.first.map { ($0.time, day) } }
    return HourColumn.Chart(
      zone: report.timeZone, days: Dictionary(uniqueKeysWithValues: firsts),
      heaviest: max(slots.compactMap(\.rate).max() ?? 0, 1))
  }
}
