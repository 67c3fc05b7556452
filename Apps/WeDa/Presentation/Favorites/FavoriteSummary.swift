import DesignKit
import SwiftUI
import WeDaDomain

/// A favourite in one line: its name, and its weather as far as it is known.
struct FavoriteSummary: View {
  let row: FavoriteRow
  let format: WeatherFormat

  var body: some View {
    HStack(spacing: Space.medium) {
      PlaceName(place: row.place, label: row.favorite.label?.text)
      Spacer()
      if let report = row.weather.value {
        weather(report)
      } else if row.weather.error != nil {
        Text(Words.Favorites.Row.failed)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      } else {
        ProgressView()
          .accessibilityLabel(Text(Words.App.Progress.label))
      }
    }
    .frame(maxWidth: .infinity)
    .foregroundStyle(Color.primary)
  }

  private func weather(_ report: WeatherReport) -> some View {
    HStack(spacing: Space.medium) {
      VStack(alignment: .trailing, spacing: Space.hair) {
        Text(report.current.condition.name)
          .font(.subheadline)
        if let age = row.staleAge {
          Text(verbatim: format.age(age))
            .font(.caption)
            .foregroundStyle(.secondary)
        }
      }
      ConditionIcon(condition: report.current.condition)
      Text(verbatim: format.temperature(report.current.temperature))
        .font(.title2)
        .frame(minWidth: Extent.largeFigure, alignment: .trailing)
    }
  }
}
