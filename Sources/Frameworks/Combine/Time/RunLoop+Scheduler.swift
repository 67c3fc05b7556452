public import Foundation

/// Timers of the main run loop do not fire where nobody runs it (an async `main`, a test runner),
/// but the main queue is always served: the main run loop's work goes there.
extension RunLoop: Scheduler {
  /// A point in time of a run loop. Same as Apple's.
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    public var date: Date

    public init(_ date: Date) { self.date = date }

    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(_seconds: other.date.timeIntervalSince(date))
    }

    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date + n.timeInterval)
    }

    /// A length of time. Same as Apple's.
    public struct Stride: _SchedulerStride {
      public var _seconds: Double
      public init(_seconds: Double) { self._seconds = _seconds }
      public init(_ timeInterval: TimeInterval) { _seconds = timeInterval }

      public var magnitude: TimeInterval { _seconds }
      public var timeInterval: TimeInterval { _seconds }
    }
  }

  /// There is nothing to choose. Same as Apple's.
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
