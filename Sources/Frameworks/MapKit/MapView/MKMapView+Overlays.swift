import StrataAssets
import StrataDeviceServices
import UIKit

extension MKMapView {
  /// The overlays, from bottom to top.
  public var overlays: [any MKOverlay] { drawnOverlays.map(\.overlay) }

  /// Adds an overlay above the map's other overlays.
  public func addOverlay(_ overlay: any MKOverlay) { addOverlay(overlay, level: .aboveLabels) }

  /// Adds an overlay above the map's other overlays.
  ///
  /// - Parameters:
  ///   - overlay: The overlay.
  ///   - level: The map features that the overlay covers. Accepted: it has no effect, since the map
  ///     has no labels.
  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
    guard !overlays.contains(where: { $0 === overlay }) else { return }
    let renderer =
      delegate?.mapView(self, rendererFor: overlay) ?? MKOverlayRenderer(overlay: overlay)
    renderer.map = self
    drawnOverlays.append(DrawnOverlay(overlay, renderer))
    setNeedsDisplay()
  }

  /// Removes an overlay from the map.
  public func removeOverlay(_ overlay: any MKOverlay) {
    drawnOverlays.removeAll { $0.overlay === overlay }
    setNeedsDisplay()
  }

  /// Removes overlays from the map.
  public func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }

  /// Returns the renderer of an overlay of the map.
  public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    drawnOverlays.first { $0.overlay === overlay }?.renderer
  }
}

/// An overlay on a map with the address of its tiles, which browsers can load as long as this value
/// exists.
@MainActor struct DrawnOverlay {
  let overlay: any MKOverlay
  let renderer: MKOverlayRenderer
  private let source: TileSource?

  init(_ overlay: any MKOverlay, _ renderer: MKOverlayRenderer) {
    self.overlay = overlay
    self.renderer = renderer
    let device = DeviceHost.current
    source = (overlay as? MKTileOverlay).map { tiles in
      TileSource { place in
        let path = MKTileOverlayPath(
          x: place.x, y: place.y, z: place.zoom, contentScaleFactor: 1)
        // A tile's request runs without a device: the map's is used.
        return try await DeviceHost.$current.withValue(device) {
          try await tiles.loadTile(at: path)
        }
      }
    }
  }

  /// The shape on the ground; `nil` for tiles, and for a shape without a renderer of its kind.
  var shape: DrawnOutline? {
    let outline: MapOutline? =
      switch overlay {
      case let circle as MKCircle: MapOutline.circle(circle.coordinate, radius: circle.radius)
      case let polygon as MKPolygon: MapOutline.area(polygon.rings)
      case let many as MKMultiPolygon: MapOutline.areas(many.polygons.map(\.rings))
      case let line as MKPolyline: MapOutline.lines([line.places.map(\.coordinate)])
      default: nil
      }
    guard let outline, let renderer = renderer as? MKOverlayPathRenderer else { return nil }
    // As on iOS, only the app moves the map to an overlay.
    return DrawnOutline(outline: outline, inks: renderer.inks, isFitted: false)
  }

  var tiles: MapFacts.Tiles? {
    guard let source, let tiles = overlay as? MKTileOverlay else { return nil }
    return MapFacts.Tiles(
      url: source.address, alpha: max(0, min(1, renderer.alpha)),
      least: max(0, tiles.minimumZ), most: min(18, tiles.maximumZ),
      turn: renderer.turn)
  }
}
