import Foundation
import MapKit
import SwiftUI
import UIKit
import WeDaDomain

/// The overlays of a map that show the marks of a layer that is drawn from forecasts.
@MainActor final class FieldOverlays {
  /// A Boolean value that indicates whether the map has a region of its own.
  var hasRegion = false
  private var marks: [FieldMark] = []
  private var overlays: [any MKOverlay] = []
  private var colors: [ObjectIdentifier: Color.Resolved] = [:]
  private var isHeld = false

  /// Replaces the marks on a map. They stay as they are if nothing has changed.
  ///
  /// - Parameter marks: The marks; `nil` without such a layer.
  func show(_ marks: [FieldMark]?, on map: MKMapView) {
    if marks != nil { hold(map) } else { isHeld = false }
    guard marks ?? [] != self.marks else { return }
    for overlay in overlays { map.removeOverlay(overlay) }
    self.marks = marks ?? []
    overlays = self.marks.map { $0.overlay() }
    colors = [:]
    for (overlay, mark) in zip(overlays, self.marks) {
      colors[ObjectIdentifier(overlay)] = mark.color
      map.addOverlay(overlay, level: .aboveRoads)
    }
  }

  /// Returns the renderer of an overlay; `nil` if it is none of these.
  func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    guard let color = colors[ObjectIdentifier(overlay)] else { return nil }
    if let area = overlay as? MKMultiPolygon {
      let renderer = MKMultiPolygonRenderer(multiPolygon: area)
      renderer.fillColor = UIColor(Color(color))
      renderer.alpha = WeatherMapCoordinator.layerAlpha
      return renderer
    }
    guard let line = overlay as? MKPolyline else { return nil }
    let renderer = MKPolylineRenderer(polyline: line)
    renderer.strokeColor = UIColor(Color(color))
    renderer.lineWidth = 3
    return renderer
  }

  /// Keeps the map where it is. Until a region is set, a map shows all of its content, so it would
  /// move when the marks are added. The region is a little smaller than the visible one, since the
  /// map may round its zoom level.
  private func hold(_ map: MKMapView) {
    guard !isHeld, hasRegion else { return }
    isHeld = true
    var region = map.region
    region.span.latitudeDelta *= 0.98
    region.span.longitudeDelta *= 0.98
    map.setRegion(region, animated: false)
  }
}

extension MapArea {
  /// Creates the area of a region of a map; `nil` for a region that is none.
  init?(_ region: MKCoordinateRegion) {
    self.init(
      latitude: region.center.latitude, longitude: region.center.longitude,
      latitudeSpan: region.span.latitudeDelta, longitudeSpan: region.span.longitudeDelta)
  }
}
