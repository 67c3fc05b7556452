import DesignKit
import SwiftUI
import WeDaDomain

/// A view of a favourite in one line: its name, and its weather if it is known, with the time there
/// if the reader's clock shows another one.
struct FavoriteSummary: View {
  let row: FavoriteRow
  let format: WeatherFormat
  /// A Boolean value that indicates whether the weather is shown. While favourites are edited, the
  /// controls take its room, so that no name is broken.
  var showsWeather = true
  @Environment(\.timeZone) private var reader

  var body: some View {
    HStack(spacing: Space.medium) {
      VStack(alignment: .leading, spacing: Space.hair) {
        PlaceName(place: row.place, label: row.favorite.label?.text)
        if showsWeather, let report = row.weather.value { words(report) }
      }
      Spacer()
      if showsWeather { weather }
    }
    .frame(maxWidth: .infinity)
    .foregroundStyle(Color.primary)
  }

  @ViewBuilder private var weather: some View {
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

  /// Returns a view with the texts below the name, where long texts fit on a phone.
  @ViewBuilder private func words(_ report: WeatherReport) -> some View {
    condition(report)
      .font(.subheadline)
    if let age = row.staleAge {
      Text(verbatim: format.age(age))
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }

  /// Returns the name of the condition. The time at the place is in the same line, so that rows
  /// keep their height when the reader's time zone becomes known.
  @ViewBuilder private func condition(_ report: WeatherReport) -> some View {
    let name = report.current.condition.name
    if report.hasOtherTime(than: reader) {
      TimelineView(.everyMinute) { context in
        let time = format.time(context.date, in: report.timeZone)
        Text(verbatim: format.list([format.text(name), time]))
      }
    } else {
      Text(name)
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
