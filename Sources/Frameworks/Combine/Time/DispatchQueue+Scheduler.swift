public import Foundation

extension DispatchQueue: Scheduler {
  /// A point in time of a queue. Same as Apple's.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    public var dispatchTime: DispatchTime

    public init(_ time: DispatchTime) { dispatchTime = time }

    public func distance(to other: SchedulerTimeType) -> Stride {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return to >= from ? .nanoseconds(Int(to - from)) : .nanoseconds(-Int(from - to))
    }

    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + n.timeInterval)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

    /// A length of time. Same as Apple's.
    public struct Stride: _SchedulerStride {
      public var _seconds: Double
      public init(_seconds: Double) { self._seconds = _seconds }
      public init(_ timeInterval: DispatchTimeInterval) { _seconds = timeInterval.seconds }

      /// In nanoseconds.
      public var magnitude: Int { Int((_seconds * 1e9).rounded()) }
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }
    }
  }

  /// How a closure is run. Same as Apple's.
  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?

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
