import DesignKit
import SwiftUI
import WeDaDomain

/// A row for one day, which opens to show its hours.
struct DayRow: View {
  let day: ForecastDay
  let isToday: Bool
  let isOpen: Bool
  let scale: TemperatureScale
  let format: WeatherFormat
  let press: @MainActor () -> Void

  var body: some View {
    Button(action: press) {
      VStack(alignment: .leading, spacing: Space.tiny) {
        figures
        notes
      }
      .padding(.vertical, Space.small)
      .frame(maxWidth: .infinity)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: format.spoken(day, name: name(format.weekday))))
    .accessibilityHint(Text(isOpen ? Words.Forecast.Day.hideHours : Words.Forecast.Day.showHours))
    .accessibilityIdentifier(UITestIDs.Details.day(day.day.isoText))
  }

  /// The name, icon and temperatures of the day, side by side on a phone even at twice the text
  /// size.
  private var figures: some View {
    HStack(spacing: Space.small) {
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
      Image(systemName: isOpen ? "chevron.up" : "chevron.down")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
  }

  private var notes: some View {
    HStack(spacing: Space.small) {
      Text(verbatim: format.note(day))
        .font(.caption)
        .foregroundStyle(.secondary)
      Spacer()
      RangeBar(day: day, scale: scale)
    }
  }

  private func name(_ weekday: (LocalDay) -> String) -> String {
    isToday ? format.text(Words.Forecast.Day.today) : weekday(day.day)
  }
}
