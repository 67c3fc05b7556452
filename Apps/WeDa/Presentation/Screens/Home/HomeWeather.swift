import DesignKit
import Foundation
import SwiftUI
import WeDaDomain

/// The weather with which the first page opens: the current weather on a picture of the sky, which
/// is a link to the place's page, tomorrow, and the next hours.
struct HomeWeather: View {
  let report: WeatherReport
  /// The page that the picture opens.
  let route: Route
  let identifier: String
  /// The age of a stored copy in seconds; `nil` for a fresh report.
  var staleAge: TimeInterval?
  /// The time from which hours are shown.
  let now: Date
  let format: WeatherFormat
  @Environment(\.placeNames) private var names

  var body: some View {
    LazyVGrid(columns: Self.columns, spacing: Space.medium) {
      NavigationLink(value: route) {
        Hero(report: report, scene: SkyScene(report, at: now), format: format, name: name)
      }
      .buttonStyle(.plain)
      .accessibilityIdentifier(identifier)
      VStack(alignment: .leading, spacing: Space.medium) {
        if let staleAge {
          Text(verbatim: format.age(staleAge))
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
        TomorrowCard(report: report, now: now, format: format, isHome: true)
        NextHours(report: report, now: now, format: format)
      }
    }
  }

  /// The columns: one on a phone, two if there is room.
  private static let columns = [
    GridItem(.adaptive(minimum: Extent.column), spacing: Space.medium, alignment: .top)
  ]

  /// The name in the reader's language; empty for a position without a name.
  private var name: String {
    names?.name(of: report.place, in: format.locale) ?? report.place.englishName
  }
}

/// The next hours side by side, on the first page.
struct NextHours: View {
  let report: WeatherReport
  let now: Date
  let format: WeatherFormat

  /// The greatest number of hours; the place's page has all of them.
  private static let most = 12

  var body: some View {
    let slots = report.hours(from: now).prefix(Self.most)
    if !slots.isEmpty {
      ScrollView(.horizontal) {
        HStack(alignment: .top, spacing: Space.medium) {
          ForEach(slots) { column($0) }
        }
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel(Text(Words.Hours.Screen.title))
      .accessibilityIdentifier(UITestIDs.Search.hours)
      .card()
    }
  }

  private func column(_ slot: ForecastSlot) -> some View {
    VStack(spacing: Space.tiny) {
      Text(verbatim: format.time(slot.time, in: report.timeZone))
        .font(.caption)
        .foregroundStyle(.secondary)
        .lineLimit(1)
        .fixedSize()
      ConditionIcon(condition: slot.condition)
      Text(verbatim: format.temperature(slot.temperature))
        .fontWeight(.medium)
      Text(verbatim: slot.probability.map(format.percent) ?? "–")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .frame(minWidth: Extent.hour)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(verbatim: format.spoken(slot, in: report.timeZone)))
  }
}
