import Foundation
import MapKit
import WeDaDomain

/// A kept place on the map, with its weather as it is known.
final class WeatherAnnotation: NSObject, MKAnnotation {
  let place: Place
  let coordinate: CLLocationCoordinate2D
  /// "London 11°".
  let title: String?
  /// "Rain", how old it is where it is no fresh answer, or why there is none.
  let subtitle: String?
  /// The weather, that it is on its way, or that there is none.
  let glyph: String
  let kind: WeatherKind

  init(_ row: FavoriteRow, _ format: WeatherFormat) {
    place = row.place
    coordinate = CLLocationCoordinate2D(
      latitude: place.coordinate.latitude, longitude: place.coordinate.longitude)
    glyph = row.glyph
    guard let current = row.weather.value?.current else {
      (title, kind) = (row.favorite.name, .unknown)
      subtitle = format.text(
        row.weather.error == nil ? Words.App.Progress.label : Words.Favorites.Row.failed)
      return
    }
    kind = current.condition.kind
    title = "\(row.favorite.name) \(format.temperature(current.temperature))"
    subtitle = format.list([format.text(current.condition.name), row.staleAge.map(format.age)])
  }

  /// Whether both would be drawn alike.
  func isSame(as other: WeatherAnnotation) -> Bool {
    place.id == other.place.id && title == other.title && subtitle == other.subtitle
      && glyph == other.glyph && kind == other.kind
  }
}

extension FavoriteRow {
  /// What stands in its marker: the weather, or that it is on its way, or that there is none.
  var glyph: String {
    if let report = weather.value { return report.current.condition.emoji }
    return weather.error == nil ? "…" : "–"
  }
}
