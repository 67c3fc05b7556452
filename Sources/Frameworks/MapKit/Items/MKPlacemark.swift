public import CoreLocation
public import Foundation

/// A place with a coordinate and a name.
///
/// Partial: of an address, nothing is kept.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  // @unchecked: every property is a constant of a sendable type.
  public let coordinate: CLLocationCoordinate2D

  /// Creates a place at a coordinate.
  ///
  /// - Parameter coordinate: The latitude and longitude.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }

  /// Creates a place at a coordinate.
  ///
  /// - Parameters:
  ///   - coordinate: The latitude and longitude.
  ///   - addressDictionary: Not used.
  public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.init(coordinate: coordinate)
  }

  /// Creates a place that a geocoder has found.
  ///
  /// - Parameter placemark: The place.
  public override init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
    super.init(placemark: placemark)
  }

  /// The name of the place.
  open var title: String? { name }

  open override func copy(with zone: NSZone? = nil) -> Any { self }
}
