public import Foundation

/// The main run loop's closures run on the main queue. If the main run loop does not run, such as
/// in an async `main` or a test runner, its timers do not fire, but the main queue still runs
/// closures.
extension RunLoop: Scheduler {
  /// A point in time for a run loop. Same as Apple's.
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    /// The point in time as a date.
    public var date: Date

    /// Creates a point in time from a date.
    public init(_ date: Date) { self.date = date }

    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(_seconds: other.date.timeIntervalSince(date))
    }

    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date + n.timeInterval)
    }

    /// A time interval. Same as Apple's.
    public struct Stride: _SchedulerStride {
      /// The interval in seconds.
      public var _seconds: Double
      /// Creates a time interval from a number of seconds.
      public init(_seconds: Double) { self._seconds = _seconds }
      /// Creates a time interval from a number of seconds.
      public init(_ timeInterval: TimeInterval) { _seconds = timeInterval }

      /// The interval in seconds.
      public var magnitude: TimeInterval { _seconds }
      /// The interval in seconds.
      public var timeInterval: TimeInterval { _seconds }
    }
  }

  /// The options of a scheduled closure, of which there are none. Same as Apple's.
  public struct SchedulerOptions: Sendable {}

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    guard self != .main else { return DispatchQueue.main.schedule(options: nil, action) }
    let action = Handed(action)
    perform { action.run() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    guard self != .main else {
      return DispatchQueue.main.schedule(
        after: date.onQueue, tolerance: .seconds(0), options: nil, action)
    }
    let action = Handed(action)
    add(
      Timer(fire: date.date, interval: 0, repeats: false) { _ in action.run() }, forMode: .default)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    guard self != .main else {
      return DispatchQueue.main.schedule(
        after: date.onQueue, interval: .seconds(interval.timeInterval),
        tolerance: .seconds(tolerance.timeInterval), options: nil, action)
    }
    let action = Handed(action)
    nonisolated(unsafe) let timer = Timer(
      fire: date.date, interval: interval.timeInterval, repeats: true
    ) { _ in action.run() }
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }
}

extension RunLoop.SchedulerTimeType {
  fileprivate var onQueue: DispatchQueue.SchedulerTimeType {
    DispatchQueue.main.now.advanced(by: .seconds(max(0, date.timeIntervalSinceNow)))
  }
}
