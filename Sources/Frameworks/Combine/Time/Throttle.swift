import Foundation

extension Publishers {
  /// A publisher of at most one value in each interval. Same as Apple's.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The length of the interval in which at most one value is published.
    public let interval: Context.SchedulerTimeType.Stride
    /// The scheduler that measures the interval and delivers values.
    public let scheduler: Context
    /// A Boolean value that indicates whether the last value of an interval is published instead of
    /// the first.
    public let latest: Bool

    /// Creates a publisher of at most one value in each interval.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are received.
    ///   - interval: The time in which at most one value is published.
    ///   - scheduler: The scheduler that measures the time and delivers the values.
    ///   - latest: Whether the last value of an interval is published instead of the first.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.receive(subscriber: Throttling(self, subscriber))
    }
  }
}

/// Delivers the first value at once, and then one value of each interval: the first or the last.
private final class Throttling<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>:
  Subscriber, Subscription
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  typealias Input = Upstream.Output
  typealias Failure = Upstream.Failure
  private let settings: Publishers.Throttle<Upstream, Context>
  private let downstream: Downstream
  private let link = Link()
  private let lock = NSLock()
  private var wanted = Subscribers.Demand.none
  private var nextTime: Context.SchedulerTimeType?
  private var waiting: Input?
  private var end: Subscribers.Completion<Failure>?

  init(_ settings: Publishers.Throttle<Upstream, Context>, _ downstream: Downstream) {
    self.settings = settings
    self.downstream = downstream
  }

  func receive(subscription: any Subscription) {
    guard link.open(subscription) else { return }
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard link.isOpen else { return .none }
    let due: Context.SchedulerTimeType? = lock.withLock {
      let isFirst = waiting == nil
      if isFirst || settings.latest { waiting = input }
      guard isFirst else { return nil }
      let now = settings.scheduler.now
      let due = max(now, nextTime ?? now)
      nextTime = due.advanced(by: settings.interval)
      return due
    }
    if let due { schedule(at: due) }
    return .none
  }

  private func schedule(at due: Context.SchedulerTimeType) {
    if due <= settings.scheduler.now { return settings.scheduler.schedule { [self] in deliver() } }
    settings.scheduler.schedule(after: due) { [self] in deliver() }
  }

  private func deliver() {
    let (value, end): (Input?, Subscribers.Completion<Failure>?) = lock.withLock {
      defer { waiting = nil }
      guard wanted > 0, let waiting else { return (nil, self.end) }
      wanted -= 1
      return (waiting, self.end)
    }
    guard link.isOpen else { return }
    if let value {
      let more = downstream.receive(value)
      lock.withLock { wanted += more }
    }
    if let end { finish(end) }
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    if link.close() != nil { downstream.receive(completion: completion) }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let isWaiting = lock.withLock {
      end = completion
      return waiting != nil
    }
    if !isWaiting { settings.scheduler.schedule { [self] in finish(completion) } }
  }

  func request(_ demand: Subscribers.Demand) { lock.withLock { wanted += demand } }
  func cancel() { link.close()?.cancel() }
}

extension Publisher {
  /// Publishes at most one value in each interval: the first or the last.
  ///
  /// - Parameters:
  ///   - interval: The time in which at most one value is published.
  ///   - scheduler: The scheduler that measures the time and delivers the values.
  ///   - latest: Whether the last value of an interval is published instead of the first.
  /// - Returns: The publisher of the results.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
