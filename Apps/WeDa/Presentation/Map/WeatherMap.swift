import MapKit
import SwiftUI
import WeDaDomain

/// The map: a marker with an emoji for each place, and a callout on the one that was tapped.
struct WeatherMap: View {
  let rows: [FavoriteRow]
  let selected: PlaceID?
  let focus: WeatherMapViewModel.Focus?
  let format: WeatherFormat
  let send: @MainActor (WeatherMapViewModel.Action) -> Void
  @State private var position = MapCameraPosition.automatic

  var body: some View {
    Map(position: $position) {
      ForEach(rows) { row in
        Annotation(row.favorite.name, coordinate: row.location, anchor: .bottom) {
          marker(row)
        }
        if row.id == selected {
          Annotation("", coordinate: row.location, anchor: .bottom) {
            MapCallout(row: row, format: format)
          }
          .annotationTitles(.hidden)
        }
      }
    }
    .accessibilityLabel(Text(Words.Map.Canvas.label))
    .accessibilityIdentifier(UITestIDs.Map.canvas)
    .onChange(of: focus) { _, focus in
      guard let focus else { return }
      position = .region(.around(focus.coordinate))
    }
  }

  private func marker(_ row: FavoriteRow) -> some View {
    Button {
      send(.selected(row.id == selected ? nil : row.id))
    } label: {
      WeatherMarker(row: row, isSelected: row.id == selected, format: format)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: words(row)))
    .accessibilityAddTraits(row.id == selected ? .isSelected : [])
    .accessibilityIdentifier(UITestIDs.Map.marker(row.place.slug))
  }

  /// "London, 11°, Rain", as far as it is known.
  private func words(_ row: FavoriteRow) -> String {
    let separator = format.text(Words.App.List.separator)
    guard let current = row.weather.value?.current else { return row.favorite.name }
    let parts = [
      row.favorite.name, format.temperature(current.temperature),
      format.text(current.condition.name),
    ]
    return parts.joined(separator: separator)
  }
}

extension FavoriteRow {
  /// What stands in its marker: the weather, or that it is on its way, or that there is none.
  var glyph: String {
    if let report = weather.value { return report.current.condition.emoji }
    return weather.error == nil ? "…" : "–"
  }
}

extension FavoriteRow {
  fileprivate var location: CLLocationCoordinate2D { CLLocationCoordinate2D(place.coordinate) }
}

extension CLLocationCoordinate2D {
  fileprivate init(_ coordinate: Coordinate) {
    self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
}

extension MKCoordinateRegion {
  /// A place and its country, more or less.
  fileprivate static func around(_ coordinate: Coordinate) -> MKCoordinateRegion {
    MKCoordinateRegion(
      center: CLLocationCoordinate2D(coordinate), latitudinalMeters: 800_000,
      longitudinalMeters: 800_000)
  }
}
