import DesignKit
import Foundation
import SwiftUI
import WeDaDomain

/// A column of the chart for one slot, with its values from top to bottom.
struct HourColumn: View {
  /// The values that all columns of a chart share.
  struct Chart: Equatable {
    let zone: TimeZone
    /// The dates that begin in the chart, by the time of their first slot.
    let days: [Date: LocalDay]
    /// The rate of the highest bar, in millimetres per hour.
    let heaviest: Double
  }

  let slot: ForecastSlot
  let chart: Chart
  let format: WeatherFormat

  var body: some View {
    VStack(spacing: Space.tiny) {
      when
      ConditionIcon(condition: slot.condition)
      Text(verbatim: format.temperature(slot.temperature))
        .fontWeight(.medium)
      note(slot.feelsLike.map(format.temperature))
      rain
      wind
    }
    .frame(minWidth: Extent.hour)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(verbatim: format.spoken(slot, in: chart.zone)))
    .accessibilityIdentifier(UITestIDs.Details.hour(slot.time))
  }

  private var when: some View {
    VStack(spacing: Space.none) {
      Text(verbatim: chart.days[slot.time].map(format.shortWeekday) ?? "\u{A0}")
        .font(.caption)
        .fontWeight(.semibold)
      note(format.time(slot.time, in: chart.zone))
    }
  }

  private var rain: some View {
    VStack(spacing: Space.hair) {
      RainBar(share: (slot.rate ?? 0) / chart.heaviest)
      note(slot.probability.map(format.percent))
      note(amount)
    }
  }

  /// The amount of precipitation; `nil` if it is unknown. A blank keeps the line of an amount of
  /// zero beside a probability.
  var amount: String? {
    slot.precipitation.map {
      format.precipitation($0, beside: slot.probability) ?? "\u{A0}"
    }
  }

  private var wind: some View {
    VStack(spacing: Space.hair) {
      if let direction = slot.wind?.direction {
        // The arrow points where the wind blows, so it is not mirrored from right to left.
        Image(systemName: "arrow.up")
          .font(.caption)
          .rotationEffect(.degrees(direction + 180))
      }
      note(slot.wind.map { format.speed($0.speed) })
    }
  }

  /// Returns the text, or a dash for a value that was not reported.
  private func note(_ words: String?) -> some View {
    Text(verbatim: words ?? "–")
      .font(.caption)
      .foregroundStyle(.secondary)
      .lineLimit(1)
  }
}

/// A bar whose height is the amount of precipitation, relative to the wettest slot of the chart.
private struct RainBar: View {
  /// The height of the bar as a fraction of the chart's height: 0 ... 1.
  let share: Double

  private static let height = 28.0

  var body: some View {
    RoundedRectangle(cornerRadius: Radius.bar)
      .fill(Color.blue)
      .frame(width: 8, height: Self.height * min(max(share, 0), 1))
      .frame(height: Self.height, alignment: .bottom)
      .accessibilityHidden(true)
  }
}
