extension Publishers {
  /// A publisher that delivers the same values on a scheduler. Same as Apple's.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The scheduler on which values are delivered.
    public let scheduler: Context
    /// The options of the scheduler; `nil` for its defaults.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that delivers the same values on a scheduler.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are received.
    ///   - scheduler: The scheduler on which values are delivered.
    ///   - options: Options of the scheduler; `nil` for its defaults.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let (scheduler, options) = (scheduler, options)
      upstream.receive(
        subscriber: Rescheduling(subscriber) { scheduler.schedule(options: options, $0) })
    }
  }

  /// A publisher that delivers the same values after a delay. Same as Apple's.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The time by which each value is delayed.
    public let interval: Context.SchedulerTimeType.Stride
    /// The time by which a value may be later than that.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// The scheduler on which values are delivered.
    public let scheduler: Context
    /// The options of the scheduler; `nil` for its defaults.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that delivers the same values after a delay.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are received.
    ///   - interval: The delay.
    ///   - tolerance: The time by which a value may be later than after the delay.
    ///   - scheduler: The scheduler on which values are delivered.
    ///   - options: Options of the scheduler; `nil` for its defaults.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let me = self
      upstream.receive(
        subscriber: Rescheduling(subscriber) { action in
          me.scheduler.schedule(
            after: me.scheduler.now.advanced(by: me.interval), tolerance: me.tolerance,
            options: me.options, action)
        })
    }
  }
}

extension Publisher {
  /// Delivers values and the completion on a scheduler.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler on which values are delivered.
  ///   - options: Options of the scheduler; `nil` for its defaults.
  /// - Returns: The publisher of the results.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Delivers values and the completion after a delay.
  ///
  /// - Parameters:
  ///   - interval: The delay.
  ///   - tolerance: The time by which a value may be later than after the delay.
  ///   - scheduler: The scheduler on which values are delivered.
  ///   - options: Options of the scheduler; `nil` for its defaults.
  /// - Returns: The publisher of the results.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler, options: options)
  }
}
