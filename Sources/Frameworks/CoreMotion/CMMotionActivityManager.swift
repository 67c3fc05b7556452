public import Foundation

/// A sensor of what a person does, such as walking.
///
/// Partial: a page has no such sensor, so it is not available and nothing is reported.
open class CMMotionActivityManager: NSObject {
  /// Creates a manager.
  public override init() {}
  /// Returns whether what a person does is known: always `false`.
  open class func isActivityAvailable() -> Bool { false }
  /// Returns whether the app may know it: always `restricted`, as there is no sensor.
  open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }
  /// Ends reports, of which there are none.
  open func stopActivityUpdates() {}
}

/// A sensor of height.
///
/// Partial: a page has no such sensor, so it is not available and nothing is reported.
open class CMAltimeter: NSObject {
  /// Creates a sensor.
  public override init() {}
  /// Returns whether changes of the height are measured: always `false`.
  open class func isRelativeAltitudeAvailable() -> Bool { false }
  /// Returns whether the height is measured: always `false`.
  open class func isAbsoluteAltitudeAvailable() -> Bool { false }
  /// Returns whether the app may know it: always `restricted`, as there is no sensor.
  open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }
  /// Ends reports, of which there are none.
  open func stopRelativeAltitudeUpdates() {}
}
