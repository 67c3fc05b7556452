public import Foundation

/// A place with a name, as a geocoder finds it.
///
/// Partial: it knows towns, their region and country; what is finer than a town, or water, is `nil`.
open class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {
  // @unchecked: every property is a constant of a sendable type.
  /// Where the town lies.
  public let location: CLLocation?
  public let name: String?
  /// Two letters of ISO 3166, such as "GB".
  public let isoCountryCode: String?
  public let country: String?
  /// The part of the country: "England", "Texas".
  public let administrativeArea: String?

  public init(placemark: CLPlacemark) {
    location = placemark.location
    name = placemark.name
    isoCountryCode = placemark.isoCountryCode
    country = placemark.country
    administrativeArea = placemark.administrativeArea
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

  /// The town.
  open var locality: String? { name }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var subLocality: String? { nil }
  open var subAdministrativeArea: String? { nil }
  open var postalCode: String? { nil }
  open var inlandWater: String? { nil }
  open var ocean: String? { nil }
  open var areasOfInterest: [String]? { nil }
  open var timeZone: TimeZone? { nil }

  open func copy(with zone: NSZone? = nil) -> Any { CLPlacemark(placemark: self) }
}
