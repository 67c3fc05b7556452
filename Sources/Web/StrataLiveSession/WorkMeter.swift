import Glibc
public import StrataDeviceServices

/// Measures the processor time that is spent for each device, most of it by the main actor.
@MainActor public final class WorkMeter {
  /// A closure that receives the processor time that a device has used.
  public var onWork: (DeviceID, Duration) -> Void = { _, _ in }
  /// A Boolean value that indicates whether a measurement is running. Nested measurements are not
  /// counted again.
  public var isMeasuring = false
  private let processorTime: @Sendable () -> Duration

  /// Creates a meter that measures the processor time that the main actor spends for each device.
  ///
  /// - Parameter processorTime: Returns the processor time of the calling thread.
  public init(processorTime: @escaping @Sendable () -> Duration = WorkMeter.threadTime) {
    self.processorTime = processorTime
  }

  /// Returns the processor time that the calling thread has used since it started.
  public nonisolated static func threadTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// The processor time that the calling thread has used since it started.
  public nonisolated var time: Duration { processorTime() }

  /// Performs work for a device, and reports the processor time that it took.
  func measure<Result>(_ device: DeviceID, _ work: () -> Result) -> Result {
    guard !isMeasuring else { return work() }
    isMeasuring = true
    let start = time
    defer {
      isMeasuring = false
      onWork(device, time - start)
    }
    return work()
  }
}
