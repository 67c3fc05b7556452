import UIKit

extension MKMapView {
  public func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

  public func addAnnotations(_ new: [any MKAnnotation]) {
    annotations += new.filter { one in !annotations.contains { $0 === one } }
    setNeedsDisplay()
  }

  public func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

  public func removeAnnotations(_ old: [any MKAnnotation]) {
    annotations.removeAll { one in old.contains { $0 === one } }
    for one in old { views[ObjectIdentifier(one)] = nil }
    setNeedsDisplay()
  }

  /// Shows the part of the world with everything on the map; others than those given count as well.
  public func showAnnotations(_ new: [any MKAnnotation], animated: Bool) {
    addAnnotations(new)
    position = .automatic
  }

  public var selectedAnnotations: [any MKAnnotation] {
    annotations.filter { views[ObjectIdentifier($0)]?.isSelected == true }
  }

  /// Opens its callout, and closes every other one.
  public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    for other in selectedAnnotations where other !== annotation {
      deselectAnnotation(other, animated: animated)
    }
    guard annotations.contains(where: { $0 === annotation }) else { return }
    let view = view(of: annotation)
    guard !view.isSelected, view.isEnabled else { return }
    view.setSelected(true, animated: animated)
    delegate?.mapView(self, didSelect: view)
  }

  public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, let view = views[ObjectIdentifier(annotation)], view.isSelected else {
      return
    }
    view.setSelected(false, animated: animated)
    delegate?.mapView(self, didDeselect: view)
  }

  /// The view that stands for an annotation, once it was drawn.
  public func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    views[ObjectIdentifier(annotation)]
  }

  /// Accepted: views are few and cheap here; there is never one to be used again.
  public func dequeueReusableAnnotationView(withIdentifier identifier: String)
    -> MKAnnotationView?
  { nil }

  /// The delegate's view, or the usual marker.
  func view(of annotation: any MKAnnotation) -> MKAnnotationView {
    if let known = views[ObjectIdentifier(annotation)] { return known }
    let view =
      delegate?.mapView(self, viewFor: annotation)
      ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
    view.map = self
    views[ObjectIdentifier(annotation)] = view
    return view
  }
}
