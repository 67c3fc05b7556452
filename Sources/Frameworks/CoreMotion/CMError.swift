public import Foundation

/// An error of a sensor. Same as Apple's.
public struct CMError: RawRepresentable, Error, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Creates an error from its code.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of motion is not known here.
public let CMErrorMotionActivityNotAvailable = CMError(rawValue: 104)
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The sensor is not there.
public let CMErrorNotAvailable = CMError(rawValue: 109)
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The app may not use the sensor.
public let CMErrorNotAuthorized = CMError(rawValue: 111)

extension CMError: LocalizedError {
  public var errorDescription: String? { "a page cannot read the device's motion sensors" }
}

/// The permission to use the sensors of motion.
public enum CMAuthorizationStatus: Int, Sendable {
  /// The person has not been asked yet.
  case notDetermined
  /// The person cannot allow it.
  case restricted
  /// The person has refused.
  case denied
  /// The person has allowed it.
  case authorized
}
