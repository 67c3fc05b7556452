public import Foundation

extension DispatchQueue: Scheduler {
  /// A point in time for a queue. Same as Apple's.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// The point in time.
    public var dispatchTime: DispatchTime

    /// Creates a point in time for a queue.
    public init(_ time: DispatchTime) { dispatchTime = time }

    public func distance(to other: SchedulerTimeType) -> Stride {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      // Clamped: the distance to `distantFuture` is larger than an `Int`.
      return .nanoseconds(to >= from ? Int(clamping: to - from) : -Int(clamping: from - to))
    }

    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + n.timeInterval)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

    /// A time interval. Same as Apple's.
    public struct Stride: _SchedulerStride {
      /// The interval in seconds.
      public var _seconds: Double
      /// Creates a time interval from a number of seconds.
      public init(_seconds: Double) { self._seconds = _seconds }
      /// Creates a time interval.
      public init(_ timeInterval: DispatchTimeInterval) { _seconds = timeInterval.seconds }

      /// The interval in nanoseconds; negative intervals are negative.
      public var magnitude: Int {
        let nanoseconds = (_seconds * 1e9).rounded()
        return Int(exactly: nanoseconds) ?? (nanoseconds > 0 ? .max : .min)
      }
      /// The interval as Dispatch represents it.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }
    }
  }

  /// The options of a scheduled closure. Same as Apple's.
  public struct SchedulerOptions {
    /// The quality of service with which the closure runs.
    public var qos: DispatchQoS
    /// The flags of the work item that runs the closure.
    public var flags: DispatchWorkItemFlags
    /// The group that the closure is added to.
    public var group: DispatchGroup?

    /// Creates the options of a scheduled closure.
    ///
    /// - Parameters:
    ///   - qos: The quality of service.
    ///   - flags: The options of each work item.
    ///   - group: The group to which each work item belongs; `nil` for none.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Handed(action)
    async(
      group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { action.run() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let action = Handed(action)
    asyncAfter(
      deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { action.run() }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = Handed(action)
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.schedule(
      deadline: date.dispatchTime, repeating: interval.timeInterval,
      leeway: tolerance.timeInterval)
    timer.setEventHandler { action.run() }
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}

extension DispatchTimeInterval {
  fileprivate var seconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    default: .infinity
    }
  }
}
