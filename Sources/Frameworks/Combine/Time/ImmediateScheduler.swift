/// Runs everything at once, where it is called.
///
/// Same as Apple's: delays are left out.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerOptions = Never

  /// The one shared instance.
  public static let shared = ImmediateScheduler()

  /// A point in time, of which there is one only. Same as Apple's.
  public struct SchedulerTimeType: Strideable, Sendable {
    private var seconds = 0.0

    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(_seconds: other.seconds - seconds)
    }

    public func advanced(by n: Stride) -> SchedulerTimeType {
      var copy = self
      copy.seconds += n._seconds
      return copy
    }

    /// A length of time. Same as Apple's.
    public struct Stride: _SchedulerStride {
      public var _seconds: Double
      public init(_seconds: Double) { self._seconds = _seconds }
      public init(_ value: Int) { _seconds = Double(value) }
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
