import DesignKit
import Foundation
import SwiftUI
import WeDaDomain

/// The current weather of a place as a card.
struct WeatherCard: View {
  let report: WeatherReport
  /// The age of a stored copy in seconds; `nil` for a fresh report.
  var staleAge: TimeInterval?
  let format: WeatherFormat

  var body: some View {
    VStack(alignment: .leading, spacing: Space.medium) {
      HStack(alignment: .top, spacing: Space.medium) {
        PlaceName(place: report.place)
        Spacer()
        ConditionIcon(condition: report.current.condition, size: SymbolSize.card)
      }
      HStack(alignment: .lastTextBaseline, spacing: Space.medium) {
        Text(verbatim: format.temperature(report.current.temperature))
          .font(.cardFigure)
        Spacer()
        summary
      }
    }
    .card(report.current.condition.kind.tint)
    .foregroundStyle(Color.primary)
    .accessibilityElement(children: .combine)
  }

  private var summary: some View {
    VStack(alignment: .trailing, spacing: Space.hair) {
      Text(report.current.condition.name)
        .fontWeight(.medium)
      if let range = format.todayRange(report) {
        Text(verbatim: range)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      if let staleAge {
        Text(verbatim: format.age(staleAge))
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
    }
  }
}
