public import Foundation

extension Timer {
  /// A publisher of the time, again and again, once it is connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// The time, again and again. Same as Apple's.
  // @unchecked: the core has a lock of its own, the rest is set once.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    public let options: RunLoop.SchedulerOptions?
    private let core = SubjectCore<Date, Never>()

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      core.add(PassthroughConduit(subscriber))
    }

    public func connect() -> any Cancellable {
      let core = core
      let start = runLoop.now.advanced(by: .seconds(interval))
      return runLoop.schedule(
        after: start, interval: .seconds(interval), tolerance: .seconds(tolerance ?? 0),
        options: options
      ) {
        let now = Date()
        for conduit in core.audience { conduit.offer(now) }
      }
    }
  }
}
