public import Foundation

/// The annotation that shows the person's location on a map.
open class MKUserLocation: NSObject, MKAnnotation {
  /// The latest location; `nil` until the browser has reported one.
  public internal(set) var location: CLLocation?
  /// A Boolean value that indicates whether the map reads the person's location.
  public internal(set) var isUpdating = false
  private let facts = AnnotationFacts()
  /// The title of the callout.
  open var title: String? {
    get { facts.title }
    set { facts.title = newValue }
  }
  /// The text below the title in the callout.
  open var subtitle: String? {
    get { facts.subtitle }
    set { facts.subtitle = newValue }
  }

  /// The latest coordinate; an invalid one until the browser has reported a location.
  public var coordinate: CLLocationCoordinate2D {
    location?.coordinate ?? CLLocationCoordinate2D(latitude: -180, longitude: -180)
  }
}

/// The way in which a map follows the person's location.
public enum MKUserTrackingMode: Int, Sendable {
  /// The map does not move with the person.
  case none
  /// The map moves with the person.
  case follow
  /// The map moves and rotates with the person.
  ///
  /// Partial: the map is not rotated, so north stays at the top.
  case followWithHeading
}
