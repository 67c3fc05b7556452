import Foundation

extension Publishers {
  /// A publisher of the values after which none followed for a time. Same as Apple's.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The time without another value after which a value is published.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// The scheduler that measures the time and delivers the values.
    public let scheduler: Context
    /// The options of the scheduler; `nil` for its defaults.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher of the values after which none followed for a time.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are received.
    ///   - dueTime: The time without another value after which a value is published.
    ///   - scheduler: The scheduler that measures the time and delivers the values.
    ///   - options: Options of the scheduler; `nil` for its defaults.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let me = self
      let debouncing = Debouncing(subscriber) { action in
        me.scheduler.schedule(
          after: me.scheduler.now.advanced(by: me.dueTime),
          tolerance: me.scheduler.minimumTolerance, options: me.options, action)
      } now: { action in
        me.scheduler.schedule(options: me.options, action)
      }
      upstream.receive(subscriber: debouncing)
    }
  }
}

/// Receives all values, and delivers the latest one after the pause if there is demand at that
/// time.
private final class Debouncing<Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure
  typealias Schedule = (@escaping () -> Void) -> Void
  private let downstream: Downstream
  private let later: Schedule
  private let now: Schedule
  private let link = Link()
  private let lock = NSLock()
  private var wanted = Subscribers.Demand.none
  private var generation = 0

  init(_ downstream: Downstream, later: @escaping Schedule, now: @escaping Schedule) {
    self.downstream = downstream
    self.later = later
    self.now = now
  }

  func receive(subscription: any Subscription) {
    guard link.open(subscription) else { return }
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard link.isOpen else { return .none }
    let mine = lock.withLock {
      generation += 1
      return generation
    }
    later { [self] in deliver(input, of: mine) }
    return .none
  }

  private func deliver(_ value: Input, of mine: Int) {
    let isDue = lock.withLock {
      guard mine == generation, wanted > 0 else { return false }
      wanted -= 1
      return true
    }
    guard isDue, link.isOpen else { return }
    let more = downstream.receive(value)
    lock.withLock { wanted += more }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard link.close() != nil else { return }
    now { [self] in downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) { lock.withLock { wanted += demand } }
  func cancel() { link.close()?.cancel() }
}

extension Publisher {
  /// Publishes a value after no other has arrived for a time.
  ///
  /// - Parameters:
  ///   - dueTime: The time without another value after which a value is published.
  ///   - scheduler: The scheduler that measures the time and delivers the values.
  ///   - options: Options of the scheduler; `nil` for its defaults.
  /// - Returns: The publisher of the results.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}
