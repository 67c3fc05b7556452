public import Foundation

extension Timer {
  /// Returns a publisher that publishes the current time after each interval, once it is connected.
  ///
  /// - Parameters:
  ///   - interval: The interval, in seconds.
  ///   - tolerance: The time by which a value may be later, in seconds.
  ///   - runLoop: The run loop of the timer.
  ///   - mode: The mode of the run loop in which the timer fires.
  ///   - options: Options of the scheduler; `nil` for its defaults.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher of the current time after each interval. Same as Apple's.
  // @unchecked: the core has a lock, the rest is set once.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    public typealias Output = Date
    public typealias Failure = Never
    /// The time between two published values, in seconds.
    public let interval: TimeInterval
    /// The time by which a value may be later, in seconds.
    public let tolerance: TimeInterval?
    /// The run loop of the timer.
    public let runLoop: RunLoop
    /// The mode of the run loop in which the timer fires.
    public let mode: RunLoop.Mode
    /// The options of the run loop.
    public let options: RunLoop.SchedulerOptions?
    private let core = SubjectCore<Date, Never>()

    /// Creates a publisher of the current time.
    ///
    /// - Parameters:
    ///   - interval: The time from one value to the next, in seconds.
    ///   - tolerance: The time by which a value may be late, in seconds.
    ///   - runLoop: The run loop of the timer.
    ///   - mode: The mode of the run loop in which the timer fires.
    ///   - options: Options of the scheduler; `nil` for its defaults.
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

    /// Starts the timer; cancelling the result stops it.
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
