public import Foundation

/// A handler that is called with counted steps, or with an error.
public typealias CMPedometerHandler = @Sendable (CMPedometerData?, (any Error)?) -> Void

/// A counter of steps.
///
/// Partial: a page has no such sensor, so nothing is available, and each request ends with the
/// error `CMErrorNotAvailable`.
open class CMPedometer: NSObject {
  /// Creates a counter of steps.
  public override init() {}

  /// Returns whether the app may count steps: always `restricted`, as there is no sensor.
  open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }
  /// Returns whether the device can count steps: always `false`.
  open class func isStepCountingAvailable() -> Bool { false }
  /// Returns whether the device can measure distances: always `false`.
  open class func isDistanceAvailable() -> Bool { false }
  /// Returns whether the device can count floors: always `false`.
  open class func isFloorCountingAvailable() -> Bool { false }
  /// Returns whether the device can measure the pace: always `false`.
  open class func isPaceAvailable() -> Bool { false }
  /// Returns whether the device can measure the cadence: always `false`.
  open class func isCadenceAvailable() -> Bool { false }
  /// Returns whether the device can notice pauses: always `false`.
  open class func isPedometerEventTrackingAvailable() -> Bool { false }

  /// Calls the handler with `CMErrorNotAvailable`.
  ///
  /// - Parameters:
  ///   - start: The date from which steps are needed.
  ///   - end: The date until which steps are needed.
  ///   - handler: A function that is called once, with the error.
  @preconcurrency open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler
  ) {
    Task { handler(nil, CMErrorNotAvailable) }
  }

  /// Calls the handler with `CMErrorNotAvailable`.
  ///
  /// - Parameters:
  ///   - start: The date from which steps are needed.
  ///   - handler: A function that is called once, with the error.
  @preconcurrency open func startUpdates(
    from start: Date, withHandler handler: @escaping CMPedometerHandler
  ) {
    Task { handler(nil, CMErrorNotAvailable) }
  }

  /// Ends updates of the steps.
  ///
  /// Accepted: it does nothing, since no updates can be started.
  open func stopUpdates() {}
}

/// Counted steps. None are ever made, as a page has no such sensor.
open class CMPedometerData: NSObject, @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes; none is made.
  private override init() {}
  /// The time at which counting began.
  open var startDate: Date { .distantPast }
  /// The time at which counting ended.
  open var endDate: Date { .distantPast }
  /// The number of steps.
  open var numberOfSteps: NSNumber { 0 }
  /// The distance that the person walked, in meters.
  open var distance: NSNumber? { nil }
  /// The number of floors that the person went up.
  open var floorsAscended: NSNumber? { nil }
  /// The number of floors that the person went down.
  open var floorsDescended: NSNumber? { nil }
  /// The person's pace, in seconds per meter.
  open var currentPace: NSNumber? { nil }
  /// The person's steps per second.
  open var currentCadence: NSNumber? { nil }
}
