public import Foundation

/// An object at a coordinate of an ``MKMapView``.
public protocol MKAnnotation: NSObjectProtocol {
  /// The annotation's coordinate.
  var coordinate: CLLocationCoordinate2D { get }
  /// The annotation's title.
  var title: String? { get }
  /// The text below the title in the callout.
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// An annotation with a coordinate, a title and a subtitle. A map shows their changes.
open class MKPointAnnotation: NSObject, MKAnnotation {
  private let facts: AnnotationFacts
  /// The point annotation's coordinate.
  open var coordinate: CLLocationCoordinate2D {
    get { facts.coordinate }
    set { facts.coordinate = newValue }
  }
  /// The point annotation's title.
  open var title: String? {
    get { facts.title }
    set { facts.title = newValue }
  }
  /// The text below the title in the callout.
  open var subtitle: String? {
    get { facts.subtitle }
    set { facts.subtitle = newValue }
  }

  /// Creates an annotation at the equator and the prime meridian.
  public override init() { facts = AnnotationFacts() }

  /// Creates an annotation with a coordinate, a title and a subtitle.
  ///
  /// - Parameters:
  ///   - coordinate: The latitude and longitude.
  ///   - title: The title, which is shown as it is.
  ///   - subtitle: The text below the title; `nil` for none.
  public init(
    coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
  ) {
    facts = AnnotationFacts(coordinate: coordinate, title: title, subtitle: subtitle)
  }
}
