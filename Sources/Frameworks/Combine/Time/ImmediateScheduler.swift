/// A scheduler that runs every closure at once, on the caller's thread.
///
/// Same as Apple's: delays have no effect.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerOptions = Never

  /// The scheduler that all code shares.
  public static let shared = ImmediateScheduler()

  /// A point in time; all are equal. Same as Apple's.
  public struct SchedulerTimeType: Strideable, Sendable {
    /// Returns zero, since there is only one point in time.
    public func distance(to other: SchedulerTimeType) -> Stride { 0 }

    /// Returns the same point in time, since the scheduler never waits.
    public func advanced(by n: Stride) -> SchedulerTimeType { self }

    /// A time interval. Same as Apple's.
    public struct Stride: _SchedulerStride {
      /// The interval in seconds.
      public var _seconds: Double
      /// Creates a time interval from a number of seconds.
      public init(_seconds: Double) { self._seconds = _seconds }
      /// Creates an interval of a number of seconds.
      public init(_ value: Int) { _seconds = Double(value) }
      /// The interval in seconds.
      public var magnitude: Int { Int(_seconds) }
    }

    fileprivate init() {}
  }

  public var now: SchedulerTimeType { SchedulerTimeType() }
  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
