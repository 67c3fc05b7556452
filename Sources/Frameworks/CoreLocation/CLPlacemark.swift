public import Foundation

/// A named place that a geocoder has found.
///
/// Partial: it has a town, its region and its country; the properties for smaller places and for
/// waters are `nil`.
open class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {
  // @unchecked: every property is a constant of a sendable type.
  /// The location of the town.
  public let location: CLLocation?
  /// The name of the town.
  public let name: String?
  /// The country's code of two letters (ISO 3166), such as "GB".
  public let isoCountryCode: String?
  /// The name of the country.
  public let country: String?
  /// The region of the country, such as "England" or "Texas".
  public let administrativeArea: String?

  /// Creates a copy of a placemark.
  public init(placemark: CLPlacemark) {
    location = placemark.location
    name = placemark.name
    isoCountryCode = placemark.isoCountryCode
    country = placemark.country
    administrativeArea = placemark.administrativeArea
  }

  /// Creates a place without a name.
  package init(location: CLLocation) {
    self.location = location
    (name, isoCountryCode, country, administrativeArea) = (nil, nil, nil, nil)
  }

  init(
    location: CLLocation, name: String, isoCountryCode: String, country: String?,
    administrativeArea: String?
  ) {
    self.location = location
    self.name = name
    self.isoCountryCode = isoCountryCode
    self.country = country
    self.administrativeArea = administrativeArea
  }

  /// The name of the town.
  open var locality: String? { name }
  /// The street; always `nil`.
  open var thoroughfare: String? { nil }
  /// The house number; always `nil`.
  open var subThoroughfare: String? { nil }
  /// The district of the town; always `nil`.
  open var subLocality: String? { nil }
  /// The subdivision of the region, such as a county; always `nil`.
  open var subAdministrativeArea: String? { nil }
  /// The postal code; always `nil`.
  open var postalCode: String? { nil }
  /// The lake or river at the place; always `nil`.
  open var inlandWater: String? { nil }
  /// The ocean at the place; always `nil`.
  open var ocean: String? { nil }
  /// The points of interest at the place; always `nil`.
  open var areasOfInterest: [String]? { nil }
  /// The time zone of the place; always `nil`.
  open var timeZone: TimeZone? { nil }

  /// Returns a copy of the place.
  open func copy(with zone: NSZone? = nil) -> Any { CLPlacemark(placemark: self) }
}
