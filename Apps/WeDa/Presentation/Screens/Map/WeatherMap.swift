import DesignKit
import MapKit
import SwiftUI
import UIKit
import WeDaDomain

/// The map: a marker with an emoji for each place, a callout for the selected one, and a layer of
/// weather. A MapKit view is used, since SwiftUI's map has no tile layers.
struct WeatherMap: UIViewRepresentable {
  let rows: [FavoriteRow]
  let state: WeatherMapViewModel.State
  /// The marks of the layer that is drawn from forecasts; `nil` without such a layer.
  var field: [FieldMark]?
  let format: WeatherFormat
  let layers: any WeatherLayersUseCase
  let open: @MainActor (Place) -> Void
  let send: @MainActor (WeatherMapViewModel.Action) -> Void
  var moved: @MainActor (MapArea) -> Void = { _ in }
  @Environment(\.placeNames) private var names

  func makeCoordinator() -> WeatherMapCoordinator { WeatherMapCoordinator(layers) }

  func makeUIView(context: Context) -> MKMapView {
    let map = MKMapView()
    map.delegate = context.coordinator
    map.accessibilityLabel = format.text(Words.Map.Canvas.label)
    map.accessibilityIdentifier = UITestIDs.Map.canvas
    return map
  }

  func updateUIView(_ map: MKMapView, context: Context) {
    let coordinator = context.coordinator
    (coordinator.open, coordinator.send, coordinator.moved) = (open, send, moved)
    let annotations = rows.map { row in
      WeatherAnnotation(row, format, name: names?.name(of: row.place, in: format.locale))
    }
    coordinator.show(annotations, on: map)
    coordinator.show(state.layer, turn: state.layerTurn, on: map)
    coordinator.show(field, on: map)
    coordinator.select(state.selected, on: map)
    coordinator.look(at: state.focus, on: map)
  }
}
