public import Foundation

/// A handler of counted steps.
public typealias CMPedometerHandler = @Sendable (CMPedometerData?, (any Error)?) -> Void

/// A counter of steps.
///
/// Partial: a page has no such sensor, so nothing is available, and each request ends with
/// `CMErrorNotAvailable`.
open class CMPedometer: NSObject {
  /// Creates a counter.
  public override init() {}

  /// Returns whether the app may count steps: always `restricted`, as there is no sensor.
  open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }
  /// Returns whether steps are counted: always `false`.
  open class func isStepCountingAvailable() -> Bool { false }
  /// Returns whether distances are measured: always `false`.
  open class func isDistanceAvailable() -> Bool { false }
  /// Returns whether floors are counted: always `false`.
  open class func isFloorCountingAvailable() -> Bool { false }
  /// Returns whether the pace is measured: always `false`.
  open class func isPaceAvailable() -> Bool { false }
  /// Returns whether the cadence is measured: always `false`.
  open class func isCadenceAvailable() -> Bool { false }
  /// Returns whether pauses are noticed: always `false`.
  open class func isPedometerEventTrackingAvailable() -> Bool { false }

  /// Passes `CMErrorNotAvailable`.
  ///
  /// - Parameters:
  ///   - start: The date from which entries are needed.
  ///   - end: The point at which the curve ends.
  ///   - handler: A function that is called once, with the error.
  open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler
  ) {
    Task { handler(nil, CMErrorNotAvailable) }
  }

  /// Passes `CMErrorNotAvailable`.
  ///
  /// - Parameters:
  ///   - start: The date from which entries are needed.
  ///   - handler: A function that is called once, with the error.
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
    Task { handler(nil, CMErrorNotAvailable) }
  }

  /// Ends reports, of which there are none.
  open func stopUpdates() {}
}

/// Counted steps. There are none, as a page has no such sensor.
open class CMPedometerData: NSObject, @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes; none is made.
  private override init() {}
  /// The beginning of the time.
  open var startDate: Date { .distantPast }
  /// The end of the time.
  open var endDate: Date { .distantPast }
  /// The number of steps.
  open var numberOfSteps: NSNumber { 0 }
  /// The distance in metres.
  open var distance: NSNumber? { nil }
  /// The number of floors upwards.
  open var floorsAscended: NSNumber? { nil }
  /// The number of floors downwards.
  open var floorsDescended: NSNumber? { nil }
  /// The pace in seconds for a metre.
  open var currentPace: NSNumber? { nil }
  /// The cadence in steps for a second.
  open var currentCadence: NSNumber? { nil }
}
