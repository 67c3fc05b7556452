import DesignKit
import SwiftUI
import WeDaDomain

/// A view of a favourite in one line: its name, and its weather if it is known.
struct FavoriteSummary: View {
  let row: FavoriteRow
  let format: WeatherFormat

  var body: some View {
    HStack(spacing: Space.medium) {
      VStack(alignment: .leading, spacing: Space.hair) {
        PlaceName(place: row.place, label: row.favorite.label?.text)
        if let report = row.weather.value { words(report) }
      }
      Spacer()
      if let report = row.weather.value {
        figures(report)
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

  /// Returns a view with the texts below the name, where long texts fit on a phone.
  @ViewBuilder private func words(_ report: WeatherReport) -> some View {
    Text(report.current.condition.name)
      .font(.subheadline)
    if let age = row.staleAge {
      Text(verbatim: format.age(age))
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }

  private func figures(_ report: WeatherReport) -> some View {
    HStack(spacing: Space.medium) {
      ConditionIcon(condition: report.current.condition)
      Text(verbatim: format.temperature(report.current.temperature))
        .font(.title2)
        .frame(minWidth: Extent.largeFigure, alignment: .trailing)
    }
  }
}
