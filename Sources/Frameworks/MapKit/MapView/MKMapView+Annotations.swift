import UIKit

extension MKMapView {
  /// Adds an annotation, unless the map already has it.
  public func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

  /// Adds those annotations that the map does not have yet.
  public func addAnnotations(_ new: [any MKAnnotation]) {
    annotations += new.filter { one in !annotations.contains { $0 === one } }
    setNeedsDisplay()
  }

  /// Removes an annotation from the map.
  public func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

  /// Removes annotations from the map.
  public func removeAnnotations(_ old: [any MKAnnotation]) {
    annotations.removeAll { one in old.contains { $0 === one } }
    for one in old { views[ObjectIdentifier(one)] = nil }
    setNeedsDisplay()
  }

  /// Adds annotations, and shows the region that contains all annotations of the map.
  ///
  /// - Parameters:
  ///   - new: The annotations.
  ///   - animated: Not used.
  public func showAnnotations(_ new: [any MKAnnotation], animated: Bool) {
    addAnnotations(new)
    position = .automatic
  }

  /// The selected annotations: one at most.
  public var selectedAnnotations: [any MKAnnotation] {
    (annotations + clusters).filter { views[ObjectIdentifier($0)]?.isSelected == true }
  }

  /// Selects an annotation, and deselects any other.
  ///
  /// - Parameters:
  ///   - annotation: The annotation.
  ///   - animated: Whether the change is animated.
  public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    for other in selectedAnnotations where other !== annotation {
      deselectAnnotation(other, animated: animated)
    }
    guard (annotations + clusters).contains(where: { $0 === annotation }) else { return }
    let view = view(of: annotation)
    guard !view.isSelected, view.isEnabled else { return }
    view.setSelected(true, animated: animated)
    delegate?.mapView(self, didSelect: view)
  }

  /// Deselects an annotation of the map.
  ///
  /// - Parameters:
  ///   - annotation: The annotation; `nil` for none.
  ///   - animated: Whether the change is animated.
  public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, let view = views[ObjectIdentifier(annotation)], view.isSelected else {
      return
    }
    view.setSelected(false, animated: animated)
    delegate?.mapView(self, didDeselect: view)
  }

  /// Returns the view of an annotation; `nil` if it was not drawn yet.
  public func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    views[ObjectIdentifier(annotation)]
  }

  /// Returns an unused view with an identifier: always `nil`.
  ///
  /// Accepted: views are few and cheap, and are not reused.
  public func dequeueReusableAnnotationView(withIdentifier identifier: String)
    -> MKAnnotationView?
  { nil }

  /// Returns the view that the delegate provides; otherwise a marker, or a dot for the person's
  /// location.
  func view(of annotation: any MKAnnotation) -> MKAnnotationView {
    if let known = views[ObjectIdentifier(annotation)] { return known }
    let view =
      delegate?.mapView(self, viewFor: annotation)
      ?? (annotation is MKUserLocation
        ? MKUserLocationView(annotation: annotation, reuseIdentifier: nil)
        : MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil))
    view.map = self
    views[ObjectIdentifier(annotation)] = view
    return view
  }
}
