public import Foundation

/// Degrees of latitude or longitude (WGS 84).
public typealias CLLocationDegrees = Double
/// Metres that a coordinate may be off; negative where it is not valid.
public typealias CLLocationAccuracy = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Metres a second; negative where it is not known.
public typealias CLLocationSpeed = Double
public typealias CLLocationSpeedAccuracy = Double
/// Degrees clockwise from north; negative where it is not known.
public typealias CLLocationDirection = Double
public typealias CLLocationDirectionAccuracy = Double

/// Every movement is told of.
public let kCLDistanceFilterNone: CLLocationDistance = -1
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude

public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// Partial: rounded in the browser to a hundredth of a degree, about a kilometre; no more leaves it.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = .greatestFiniteMagnitude

public let kCLErrorDomain = "kCLErrorDomain"
