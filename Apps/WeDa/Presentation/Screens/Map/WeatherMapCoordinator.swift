import DesignKit
import Foundation
import MapKit
import SwiftUI
import UIKit
import WeDaDomain

/// Updates the MapKit view from the model's state, and sends the user's actions to the model.
@MainActor final class WeatherMapCoordinator: NSObject, MKMapViewDelegate {
  /// The opacity of a layer, which lets the map show through.
  static let layerAlpha: CGFloat = 0.6

  var open: @MainActor (Place) -> Void = { _ in }
  var send: @MainActor (WeatherMapViewModel.Action) -> Void = { _ in }
  var moved: @MainActor (MapArea) -> Void = { _ in }
  private let layers: any WeatherLayersUseCase
  private let field = FieldOverlays()
  private var overlay: WeatherTileOverlay?
  private var turn = 0
  private var focus: WeatherMapViewModel.Focus?
  /// A Boolean value that indicates whether the map is being updated, during which its callbacks
  /// are ignored.
  private var isUpdating = false

  init(_ layers: any WeatherLayersUseCase) { self.layers = layers }

  /// Replaces the map's annotations that look different, and keeps those that look the same.
  func show(_ annotations: [WeatherAnnotation], on map: MKMapView) {
    let shown = map.annotations.compactMap { $0 as? WeatherAnnotation }
    map.removeAnnotations(shown.filter { old in !annotations.contains { $0.isSame(as: old) } })
    map.addAnnotations(annotations.filter { new in !shown.contains { $0.isSame(as: new) } })
  }

  /// Shows a weather layer on the map.
  ///
  /// - Parameter turn: The number of retries by the user; when it changes, the layer is loaded
  ///   again.
  func show(_ layer: WeatherLayer?, turn: Int, on map: MKMapView) {
    defer { self.turn = turn }
    guard overlay?.layer != layer else {
      guard let overlay, turn != self.turn else { return }
      (map.renderer(for: overlay) as? MKTileOverlayRenderer)?.reloadData()
      return
    }
    if let overlay { map.removeOverlay(overlay) }
    overlay = layer.map { layer in
      WeatherTileOverlay(layer, layers) { [weak self] answer in
        switch answer {
        case .success(let date): self?.send(.tileArrived(layer, date))
        case .failure(let error): self?.send(.tileFailed(layer, error))
        }
      }
    }
    if let overlay { map.addOverlay(overlay, level: .aboveRoads) }
  }

  /// Shows the marks of a layer that is drawn from forecasts; `nil` removes them.
  func show(_ marks: [FieldMark]?, on map: MKMapView) {
    field.show(marks, on: map)
  }

  func select(_ id: PlaceID?, on map: MKMapView) {
    isUpdating = true
    defer { isUpdating = false }
    let annotations = map.annotations.compactMap { $0 as? WeatherAnnotation }
    if let wanted = annotations.first(where: { $0.place.id == id }) {
      map.selectAnnotation(wanted, animated: true)
    } else {
      for annotation in map.selectedAnnotations {
        map.deselectAnnotation(annotation, animated: true)
      }
    }
  }

  func look(at focus: WeatherMapViewModel.Focus?, on map: MKMapView) {
    guard let focus, focus != self.focus else { return }
    self.focus = focus
    let center = CLLocationCoordinate2D(
      latitude: focus.coordinate.latitude, longitude: focus.coordinate.longitude)
    // About the size of a country.
    let region = MKCoordinateRegion(
      center: center, latitudinalMeters: 800_000, longitudinalMeters: 800_000)
    map.setRegion(region, animated: true)
  }
}

extension WeatherMapCoordinator {
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    if let cluster = annotation as? MKClusterAnnotation { return Self.view(of: cluster) }
    guard let weather = annotation as? WeatherAnnotation else { return nil }
    let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "weather")
    if let icon = weather.icon {
      view.glyphImage = UIImage(systemName: icon)
    } else {
      view.glyphText = weather.glyph
    }
    view.markerTintColor = UIColor(weather.tint)
    view.canShowCallout = true
    view.clusteringIdentifier = "weather"
    view.accessibilityIdentifier = UITestIDs.Map.marker(weather.place.slug)
    let details = UIButton(type: .detailDisclosure)
    details.accessibilityIdentifier = UITestIDs.Map.callout(weather.place.slug)
    view.rightCalloutAccessoryView = details
    return view
  }

  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    guard let overlay = overlay as? MKTileOverlay else {
      return field.renderer(for: overlay) ?? MKOverlayRenderer(overlay: overlay)
    }
    let renderer = MKTileOverlayRenderer(tileOverlay: overlay)
    renderer.alpha = Self.layerAlpha
    return renderer
  }

  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
    if let cluster = view.annotation as? MKClusterAnnotation {
      mapView.deselectAnnotation(cluster, animated: false)
      mapView.setRegion(.around(cluster.memberAnnotations), animated: true)
      return
    }
    guard !isUpdating, let weather = view.annotation as? WeatherAnnotation else { return }
    send(.selected(weather.place.id))
  }

  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
    guard !isUpdating, mapView.selectedAnnotations.isEmpty else { return }
    send(.selected(nil))
  }

  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
    field.hasRegion = true
    if let area = MapArea(mapView.region) { moved(area) }
  }

  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {
    if fullyRendered, let overlay { send(.layerCompleted(overlay.layer)) }
  }

  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {
    if let weather = view.annotation as? WeatherAnnotation { open(weather.place) }
  }
}

// MARK: Clusters

extension WeatherMapCoordinator {
  /// Returns a marker with the number of the places whose markers would cover each other. Its title
  /// names them.
  private static func view(of cluster: MKClusterAnnotation) -> MKAnnotationView {
    let view = MKMarkerAnnotationView(annotation: cluster, reuseIdentifier: "cluster")
    view.glyphText = "\(cluster.memberAnnotations.count)"
    view.markerTintColor = .systemIndigo
    view.canShowCallout = false
    view.titleVisibility = .hidden
    view.accessibilityLabel = cluster.memberAnnotations.compactMap { $0.title ?? nil }
      .joined(separator: "; ")
    view.accessibilityIdentifier = UITestIDs.Map.cluster
    return view
  }
}

extension MKCoordinateRegion {
  /// Returns the region that shows annotations apart from each other, with room around them.
  fileprivate static func around(_ annotations: [any MKAnnotation]) -> MKCoordinateRegion {
    let points = annotations.map(\.coordinate)
    let (south, north) = (points.map(\.latitude).min() ?? 0, points.map(\.latitude).max() ?? 0)
    let (west, east) = (points.map(\.longitude).min() ?? 0, points.map(\.longitude).max() ?? 0)
    let center = CLLocationCoordinate2D(
      latitude: (south + north) / 2, longitude: (west + east) / 2)
    // Half as much again, but not nearer than a town.
    let span = MKCoordinateSpan(
      latitudeDelta: max((north - south) * 1.5, 0.1),
      longitudeDelta: max((east - west) * 1.5, 0.1))
    return MKCoordinateRegion(center: center, span: span)
  }
}
