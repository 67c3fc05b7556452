import DesignKit
import SwiftUI
import WeDaDomain

/// What a marker tells when it is tapped; it leads to the place's own page.
struct MapCallout: View {
  let row: FavoriteRow
  let format: WeatherFormat
  /// Above the marker that it belongs to.
  private static let clearance: CGFloat = 56

  var body: some View {
    NavigationLink(value: Route.city(row.place.slug)) {
      HStack(spacing: Space.medium) {
        VStack(alignment: .leading, spacing: Space.hair) {
          Text(verbatim: row.favorite.name)
            .font(.headline)
          weather
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
        Image(systemName: "chevron.forward")
          .foregroundStyle(.secondary)
      }
      .padding(.horizontal, Space.large)
      .padding(.vertical, Space.medium)
      .background(.background, in: RoundedRectangle(cornerRadius: Radius.card))
      .shadow(radius: Space.tiny, y: Space.hair)
    }
    .buttonStyle(.plain)
    .foregroundStyle(Color.primary)
    .accessibilityIdentifier(UITestIDs.Map.callout(row.place.slug))
    .padding(.bottom, Self.clearance)
  }

  @ViewBuilder private var weather: some View {
    if let report = row.weather.value {
      let temperature = format.temperature(report.current.temperature)
      Text(verbatim: "\(temperature) · \(format.text(report.current.condition.name))")
      if let age = row.staleAge {
        Text(verbatim: format.age(age))
          .font(.caption)
      }
    } else if row.weather.error != nil {
      Text(Words.Favorites.Row.failed)
    } else {
      Text(Words.App.Progress.label)
    }
  }
}
