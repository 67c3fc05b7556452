import DesignKit
import Foundation
import SwiftUI
import WeDaDomain

/// The slots of a day side by side.
struct HoursStrip: View {
  let day: ForecastDay
  /// The time before which slots are left out.
  let now: Date
  let timeZone: TimeZone
  let format: WeatherFormat

  var body: some View {
    ScrollView(.horizontal) {
      HStack(alignment: .top, spacing: Space.wide) {
        ForEach(day.slots(from: now)) { slot in
          column(slot)
        }
      }
      .padding(.vertical, Space.small)
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Text(verbatim: format.weekday(day.day)))
    .accessibilityIdentifier(UITestIDs.Details.hours(day.day.isoText))
  }

  private func column(_ slot: ForecastSlot) -> some View {
    VStack(spacing: Space.tiny) {
      Text(verbatim: format.time(slot.time, in: timeZone))
        .font(.caption)
        .foregroundStyle(.secondary)
      ConditionIcon(condition: slot.condition)
      Text(verbatim: format.temperature(slot.temperature))
        .fontWeight(.medium)
      rain(slot)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(verbatim: format.spoken(slot, in: timeZone)))
  }

  private func rain(_ slot: ForecastSlot) -> some View {
    VStack(spacing: Space.hair) {
      if let probability = slot.probability {
        Text(verbatim: format.percent(probability))
      }
      if let amount = format.precipitation(slot.precipitation, beside: slot.probability) {
        Text(verbatim: amount)
      }
    }
    .font(.caption)
    .foregroundStyle(.secondary)
  }
}
