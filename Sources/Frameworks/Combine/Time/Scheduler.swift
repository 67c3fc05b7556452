/// A type that runs closures now or later, such as a queue or a run loop.
///
/// Same as Apple's.
public protocol Scheduler<SchedulerTimeType> {
  /// The type of a point in time.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// The type of the options for scheduling a closure.
  associatedtype SchedulerOptions

  /// The current time of the scheduler.
  var now: Self.SchedulerTimeType { get }
  /// The smallest tolerance with which closures can be scheduled.
  var minimumTolerance: Self.SchedulerTimeType.Stride { get }

  /// Runs a closure as soon as possible.
  ///
  /// - Parameters:
  ///   - options: Options of the scheduler; `nil` for its defaults.
  ///   - action: A function that is called then.
  func schedule(options: Self.SchedulerOptions?, _ action: @escaping () -> Void)
  /// Runs a closure at a time.
  ///
  /// - Parameters:
  ///   - date: The time of the call.
  ///   - tolerance: The time by which the call of the closure may be late.
  ///   - options: Options of the scheduler; `nil` for its defaults.
  ///   - action: A function that is called then.
  func schedule(
    after date: Self.SchedulerTimeType, tolerance: Self.SchedulerTimeType.Stride,
    options: Self.SchedulerOptions?, _ action: @escaping () -> Void)
  /// Runs a closure at a time, and then again after each interval, until the returned cancellable
  /// is cancelled.
  ///
  /// - Parameters:
  ///   - date: The time of the call.
  ///   - interval: The time between two calls.
  ///   - tolerance: The time by which the call of the closure may be late.
  ///   - options: Options of the scheduler; `nil` for its defaults.
  ///   - action: A function that is called then.
  /// - Returns: A cancellable that ends the calls.
  func schedule(
    after date: Self.SchedulerTimeType, interval: Self.SchedulerTimeType.Stride,
    tolerance: Self.SchedulerTimeType.Stride, options: Self.SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Runs a closure as soon as possible.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Runs a closure at a time.
  ///
  /// - Parameters:
  ///   - date: The time of the call.
  ///   - action: A function that is called then.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs a closure at a time, and then again after each interval, until the returned cancellable
  /// is cancelled.
  ///
  /// - Parameters:
  ///   - date: The time of the call.
  ///   - interval: The time between two calls.
  ///   - action: A function that is called then.
  /// - Returns: A cancellable that ends the calls.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
}

/// A type that represents time intervals of a scheduler. Same as Apple's.
public protocol SchedulerTimeIntervalConvertible {
  /// Returns an interval of seconds.
  static func seconds(_ s: Int) -> Self
  /// Returns an interval of seconds.
  static func seconds(_ s: Double) -> Self
  /// Returns an interval of milliseconds.
  static func milliseconds(_ ms: Int) -> Self
  /// Returns an interval of microseconds.
  static func microseconds(_ us: Int) -> Self
  /// Returns an interval of nanoseconds.
  static func nanoseconds(_ ns: Int) -> Self
}
