import SwiftUI
import WeDaDomain

/// A place's weather now, in one card.
struct WeatherCard: View {
  let report: WeatherReport
  let format: WeatherFormat

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .top, spacing: 12) {
        PlaceName(place: report.place)
        Spacer()
        ConditionIcon(condition: report.current.condition, size: 36)
      }
      HStack(alignment: .lastTextBaseline, spacing: 12) {
        Text(verbatim: format.temperature(report.current.temperature))
          .font(.system(size: 44))
          .fontWeight(.light)
        Spacer()
        summary
      }
    }
    .card(report.current.condition.kind.tint)
    .foregroundStyle(Color.primary)
    .accessibilityElement(children: .combine)
  }

  private var summary: some View {
    VStack(alignment: .trailing, spacing: 2) {
      Text(report.current.condition.name)
        .fontWeight(.medium)
      if let range = format.todayRange(report) {
        Text(verbatim: range)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
    }
  }
}
