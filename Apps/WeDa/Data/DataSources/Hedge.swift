import WeDaDomain

/// Requests weather from a second provider if the first takes too long, and returns the first
/// answer.
public struct Hedge: Sendable {
  /// The time after which a provider counts as slow.
  public static let usualPatience = Duration.seconds(4)

  private enum Event<Value: Sendable>: Sendable {
    case first(Result<Value, WeatherError>)
    case isLate
    /// The request has ended, so that the other provider need not be asked.
    case isOver
    case other(Result<Value, WeatherError>)
  }

  private let patience: Duration
  private let clock: any Clock<Duration>

  /// Creates a race of two providers.
  ///
  /// - Parameters:
  ///   - patience: The time before the second provider is asked.
  ///   - clock: Measures the time.
  public init(
    patience: Duration = usualPatience, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.patience = patience
    self.clock = clock
  }

  /// Returns the first provider's answer, or the other's if the first fails or is late. If both
  /// fail, it returns the first one's error. A request that is no longer needed is cancelled.
  ///
  /// - Parameters:
  ///   - first: Asks the first provider.
  ///   - other: Asks the other provider; its argument is the reason, which is `timeout` for
  ///     lateness.
  ///   - allows: Returns whether the other provider may be asked after an error.
  func answer<Value: Sendable>(
    _ first: @escaping @Sendable () async -> Result<Value, WeatherError>,
    other: @escaping @Sendable (WeatherError) async -> Result<Value, WeatherError>,
    allows: (WeatherError) -> Bool
  ) async throws(WeatherError) -> Value {
    let answer = await withTaskGroup(of: Event<Value>.self) { group in
      group.addTask { .first(await first()) }
      group.addTask { [clock, patience] in
        (try? await clock.sleep(for: patience)) == nil ? .isOver : .isLate
      }
      defer { group.cancelAll() }
      return await race(&group, other, allows)
    }
    return try answer.get()
  }

  private func race<Value: Sendable>(
    _ group: inout TaskGroup<Event<Value>>,
    _ other: @escaping @Sendable (WeatherError) async -> Result<Value, WeatherError>,
    _ allows: (WeatherError) -> Bool
  ) async -> Result<Value, WeatherError> {
    var (failure, isOtherAsked, hasOtherFailed) = (WeatherError?.none, false, false)
    func ask(_ group: inout TaskGroup<Event<Value>>, because reason: WeatherError) {
      guard !isOtherAsked else { return }
      isOtherAsked = true
      group.addTask { .other(await other(reason)) }
    }
    while let event = await group.next() {
      switch event {
      case .first(.success(let value)), .other(.success(let value)): return .success(value)
      case .first(.failure(let error)):
        failure = error
        guard allows(error), !hasOtherFailed else { return .failure(error) }
        ask(&group, because: error)
      case .isLate:
        if failure == nil { ask(&group, because: .timeout) }
      case .isOver: break
      case .other(.failure):
        hasOtherFailed = true
        if let failure { return .failure(failure) }
      }
    }
    return .failure(failure ?? .cancelled)
  }
}
