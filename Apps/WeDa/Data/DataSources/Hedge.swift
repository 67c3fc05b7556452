import WeDaDomain

/// Asks a second provider as well once the first has taken too long: whoever answers first is shown,
/// and nobody waits for one that hangs.
public struct Hedge: Sendable {
  /// What a provider that is well stays far below.
  public static let usualPatience = Duration.seconds(4)

  private enum Event<Value: Sendable>: Sendable {
    case first(Result<Value, WeatherError>)
    case isLate
    /// Nobody waits any more whether it is late.
    case isOver
    case other(Result<Value, WeatherError>)
  }

  private let patience: Duration
  private let clock: any Clock<Duration>

  /// - Parameter patience: How long the first is waited for alone.
  public init(
    patience: Duration = usualPatience, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.patience = patience
    self.clock = clock
  }

  /// The first's answer, or the other's where the first fails or is late; with neither, why the first
  /// failed. Whoever is not needed any more is cancelled.
  ///
  /// - Parameters:
  ///   - other: Told why it is asked: `timeout` for one that is late.
  ///   - allows: Whether the other may stand in for this failure.
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
