import Foundation
import MapKit
import SwiftUI
import WeDaDomain

/// A favourite on the map, with its weather.
final class WeatherAnnotation: NSObject, MKAnnotation {
  let place: Place
  let coordinate: CLLocationCoordinate2D
  /// The title, such as "London 11°".
  let title: String?
  /// The condition, such as "Rain", with the age of a stored copy; or the error.
  let subtitle: String?
  /// The name of the SF Symbol for the weather; `nil` if the weather is loading or missing.
  let icon: String?
  /// The emoji of the weather, or a sign that it is loading or missing.
  let glyph: String
  let kind: WeatherKind
  /// The colour of the marker.
  let tint: Color

  /// Creates the annotation of a favourite.
  ///
  /// - Parameter name: The place's name in the reader's language; `nil` for the English one. A
  ///   person's label for the place is shown instead.
  init(_ row: FavoriteRow, _ format: WeatherFormat, name: String? = nil) {
    let name = row.favorite.label?.text ?? name ?? row.place.englishName
    place = row.place
    coordinate = CLLocationCoordinate2D(
      latitude: place.coordinate.latitude, longitude: place.coordinate.longitude)
    glyph = row.glyph
    icon = row.weather.value?.current.condition.icon
    guard let current = row.weather.value?.current else {
      (title, kind, tint) = (name, .unknown, WeatherKind.unknown.pinTint)
      subtitle = format.text(
        row.weather.error == nil ? Words.App.Progress.label : Words.Favorites.Row.failed)
      return
    }
    (kind, tint) = (current.condition.kind, current.condition.pinTint)
    title = "\(name) \(format.temperature(current.temperature))"
    subtitle = format.list([format.text(current.condition.name), row.staleAge.map(format.age)])
  }

  /// Returns whether this annotation and another look the same.
  func isSame(as other: WeatherAnnotation) -> Bool {
    place.id == other.place.id && title == other.title && subtitle == other.subtitle
      && glyph == other.glyph && icon == other.icon && kind == other.kind
  }
}

extension FavoriteRow {
  /// The text of the marker: the emoji of the weather, or a sign that it is loading or missing.
  var glyph: String {
    if let report = weather.value { return report.current.condition.emoji }
    return weather.error == nil ? "…" : "–"
  }
}
