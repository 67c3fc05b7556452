import DesignKit
import SwiftUI
import WeDaDomain

/// A row for one day, which opens to show its hours.
struct DayRow<Hours: View>: View {
  let day: ForecastDay
  let isToday: Bool
  let isOpen: Bool
  let scale: TemperatureScale
  let format: WeatherFormat
  let press: @MainActor () -> Void
  /// The hours of the day.
  @ViewBuilder let hours: Hours

  var body: some View {
    DisclosureGroup(isExpanded: Binding(get: { isOpen }, set: { _ in press() })) {
      hours
    } label: {
      VStack(alignment: .leading, spacing: Space.tiny) {
        figures
        notes
      }
      .padding(.vertical, Space.small)
      .frame(maxWidth: .infinity)
    }
    .disclosureGroupStyle(
      DayDisclosureStyle(
        day: day.day, words: format.spoken(day, name: name(format.weekday))))
  }

  /// The name, icon and temperatures of the day, side by side on a phone even at twice the text
  /// size.
  private var figures: some View {
    HStack(spacing: Space.tiny) {
      Text(verbatim: name(format.shortWeekday))
        .fontWeight(.medium)
        .lineLimit(1)
      Spacer()
      ConditionIcon(condition: day.condition)
      Text(verbatim: format.temperature(day.low))
        .foregroundStyle(.secondary)
        .lineLimit(1)
        .frame(minWidth: Extent.figure, alignment: .trailing)
      Text(verbatim: format.temperature(day.high))
        .lineLimit(1)
        .frame(minWidth: Extent.figure, alignment: .trailing)
    }
  }

  /// The chance of rain, which wraps beside the bar in large text.
  private var notes: some View {
    HStack(spacing: Space.small) {
      Text(verbatim: format.note(day))
        .font(.caption)
        .foregroundStyle(.secondary)
      HStack(spacing: Space.small) {
        RangeBar(day: day, scale: scale)
        Image(systemName: isOpen ? "chevron.up" : "chevron.down")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, alignment: .trailing)
    }
  }

  private func name(_ weekday: (LocalDay) -> String) -> String {
    isToday ? format.text(Words.Forecast.Day.today) : weekday(day.day)
  }
}

/// The look of a day that opens: a button over the whole row, with the hours below.
private struct DayDisclosureStyle: DisclosureGroupStyle {
  let day: LocalDay
  /// The words that screen readers read for the row.
  let words: String

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: Space.none) {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        configuration.label
      }
      .buttonStyle(.plain)
      .accessibilityLabel(Text(verbatim: words))
      .accessibilityHint(
        Text(
          configuration.isExpanded ? Words.Forecast.Day.hideHours : Words.Forecast.Day.showHours)
      )
      .accessibilityIdentifier(UITestIDs.Details.day(day.isoText))
      if configuration.isExpanded { configuration.content }
    }
  }
}
