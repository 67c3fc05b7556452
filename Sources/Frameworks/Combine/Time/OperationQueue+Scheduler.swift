public import Foundation

extension OperationQueue: Scheduler {
  /// A point in time for an operation queue. Same as Apple's.
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
    let action = Handed(action)
    addOperation { action.run() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let action = Handed(action)
    DispatchQueue.global().asyncAfter(deadline: .now() + max(0, date.date.timeIntervalSinceNow)) {
      self.addOperation { action.run() }
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = Handed(action)
    let timer = DispatchSource.makeTimerSource()
    timer.schedule(
      deadline: .now() + max(0, date.date.timeIntervalSinceNow), repeating: interval.timeInterval)
    timer.setEventHandler { self.addOperation { action.run() } }
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}
