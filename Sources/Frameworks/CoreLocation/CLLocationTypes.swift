public import Foundation

/// A latitude or longitude, in degrees (WGS 84).
public typealias CLLocationDegrees = Double
/// The uncertainty of a location, in meters; negative if it is invalid.
public typealias CLLocationAccuracy = Double
/// A distance in meters, as a floating-point number.
public typealias CLLocationDistance = Double
/// A speed, in meters per second; negative if unknown.
public typealias CLLocationSpeed = Double
/// The uncertainty of a speed, in meters per second; negative if unknown.
public typealias CLLocationSpeedAccuracy = Double
/// A direction, in degrees clockwise from north; negative if unknown.
public typealias CLLocationDirection = Double
/// The uncertainty of a direction, in degrees; negative if unknown.
public typealias CLLocationDirectionAccuracy = Double

/// The distance filter with which the delegate receives every movement.
public let kCLDistanceFilterNone: CLLocationDistance = -1
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest distance that can be represented.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest time interval that can be represented.
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude

/// The highest accuracy of a location, for navigation.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The highest accuracy of a location.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// An accuracy of a location of ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of a location of a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of a location of a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// An accuracy of a location of three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// An accuracy that does not reveal the exact location.
///
/// Partial: the browser rounds the position to a hundredth of a degree, which is about a kilometer,
/// before it sends it.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = .greatestFiniteMagnitude

/// The domain of ``CLError``.
public let kCLErrorDomain = "kCLErrorDomain"
