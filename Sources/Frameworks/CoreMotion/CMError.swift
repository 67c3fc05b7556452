public import Foundation

/// An error that occurs in the use of a motion sensor. Same as Apple's.
public struct CMError: RawRepresentable, Error, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Creates an error from its code.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The device cannot recognize the kind of motion, such as walking.
public let CMErrorMotionActivityNotAvailable = CMError(rawValue: 104)
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The device does not have the sensor.
public let CMErrorNotAvailable = CMError(rawValue: 109)
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The app may not use the sensor.
public let CMErrorNotAuthorized = CMError(rawValue: 111)

extension CMError: LocalizedError {
  public var errorDescription: String? { "a page cannot read the device's motion sensors" }
}

/// The permission to use the motion sensors.
public enum CMAuthorizationStatus: Int, Sendable {
  /// The person was not asked yet for access to the motion sensors.
  case notDetermined
  /// The app cannot use the sensors, and the person cannot change that.
  case restricted
  /// The person has refused access to the motion sensors.
  case denied
  /// The person has allowed access to the motion sensors.
  case authorized
}
