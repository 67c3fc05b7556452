public import UIKit

/// An object that receives the events of a map, and provides the views of its annotations and
/// overlays. Every method has a default implementation.
@MainActor @preconcurrency public protocol MKMapViewDelegate: AnyObject {
  /// Returns the view for an annotation; `nil` for a marker.
  ///
  /// - Parameters:
  ///   - mapView: The map.
  ///   - annotation: The annotation.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Returns the renderer of an overlay.
  ///
  /// - Parameters:
  ///   - mapView: The map.
  ///   - overlay: The overlay.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// Called after an annotation was selected.
  ///
  /// - Parameters:
  ///   - mapView: The map.
  ///   - view: The view of the annotation.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// Called after an annotation was deselected.
  ///
  /// - Parameters:
  ///   - mapView: The map.
  ///   - view: The view of the annotation.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// Called when a person presses a callout whose accessory is a control.
  ///
  /// - Parameters:
  ///   - mapView: The map.
  ///   - view: The view of the annotation.
  ///   - control: The control in the callout.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl)
  /// Called after the map has moved.
  ///
  /// - Parameters:
  ///   - mapView: The map.
  ///   - animated: Always `true`.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)

  /// Called when a new location of the person is known.
  ///
  /// - Parameters:
  ///   - mapView: The map.
  ///   - userLocation: The map's annotation for the person's location.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// Called when the person's location was not found.
  ///
  /// - Parameters:
  ///   - mapView: The map.
  ///   - error: A ``CLError``.
  func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
  /// Called when the map begins or stops to follow the person's location.
  ///
  /// - Parameters:
  ///   - mapView: The map.
  ///   - mode: The way in which the map now follows the person.
  ///   - animated: Whether the change is animated.
  func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
  /// Returns the annotation that represents several annotations that would cover each other.
  ///
  /// - Parameters:
  ///   - mapView: The map.
  ///   - memberAnnotations: The annotations that it represents.
  func mapView(
    _ mapView: MKMapView,
    clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation

  /// Called when all requests for visible tiles have ended.
  ///
  /// Partial: it is called only for maps with overlays or background tiles, since outlines need no
  /// requests.
  ///
  /// - Parameters:
  ///   - mapView: The map.
  ///   - fullyRendered: Whether all tiles of overlays were loaded. Missing tiles are requested
  ///     again, and then this method is called again.
  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
}

extension MKMapViewDelegate {
  public func mapView(
    _ mapView: MKMapView, viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? { nil }
  public func mapView(
    _ mapView: MKMapView, rendererFor overlay: any MKOverlay
  ) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
  public func mapView(
    _ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool
  ) {}
  public func mapView(
    _ mapView: MKMapView,
    clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation { MKClusterAnnotation(memberAnnotations: memberAnnotations) }
  public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
}
