public import Foundation

/// A manager that recognizes a person's activity, such as walking.
///
/// Partial: a page has no such sensor, so it is not available and nothing is reported.
open class CMMotionActivityManager: NSObject {
  /// Creates a manager that recognizes a person's activity, such as walking.
  public override init() {}
  /// Returns whether the device can recognize activities: always `false`.
  open class func isActivityAvailable() -> Bool { false }
  /// Returns whether the app may use the sensor: always `restricted`, as there is no sensor.
  open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }
  /// Ends updates of the person's activity.
  ///
  /// Accepted: it does nothing, since no updates can be started.
  open func stopActivityUpdates() {}
}

/// A sensor that measures the device's height.
///
/// Partial: a page has no such sensor, so it is not available and nothing is reported.
open class CMAltimeter: NSObject {
  /// Creates a sensor that measures the device's height.
  public override init() {}
  /// Returns whether the device can measure changes of its height: always `false`.
  open class func isRelativeAltitudeAvailable() -> Bool { false }
  /// Returns whether the device can measure its height above the sea level: always `false`.
  open class func isAbsoluteAltitudeAvailable() -> Bool { false }
  /// Returns whether the app may use the sensor: always `restricted`, as there is no sensor.
  open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }
  /// Ends updates of the height.
  ///
  /// Accepted: it does nothing, since no updates can be started.
  open func stopRelativeAltitudeUpdates() {}
}
