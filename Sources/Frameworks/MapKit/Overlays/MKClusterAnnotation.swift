public import Foundation

/// An annotation that represents several annotations that would cover each other on the map.
///
/// Annotations can be clustered if their views have the same
/// ``MKAnnotationView/clusteringIdentifier``.
open class MKClusterAnnotation: NSObject, MKAnnotation {
  /// The annotations that the cluster represents.
  public let memberAnnotations: [any MKAnnotation]
  private let facts: AnnotationFacts
  /// The text below the cluster; the first member's title unless the app sets another.
  open var title: String? {
    get { facts.title }
    set { facts.title = newValue }
  }
  /// The text below the title in the callout; the number of the other members unless the app sets
  /// another.
  open var subtitle: String? {
    get { facts.subtitle }
    set { facts.subtitle = newValue }
  }

  /// Creates an annotation that represents several annotations that would cover each other on the
  /// map.
  ///
  /// - Parameter memberAnnotations: The annotations that the cluster represents.
  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    facts = AnnotationFacts(
      title: memberAnnotations.first?.title,
      subtitle: memberAnnotations.count > 1 ? "+\(memberAnnotations.count - 1)" : nil)
  }

  /// The center of the members' coordinates; for an empty cluster the equator at the prime
  /// meridian.
  public var coordinate: CLLocationCoordinate2D {
    guard !memberAnnotations.isEmpty else { return CLLocationCoordinate2D() }
    let points = memberAnnotations.map { MKMapPoint($0.coordinate) }
    let count = Double(points.count)
    return MKMapPoint(
      x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count
    ).coordinate
  }
}
