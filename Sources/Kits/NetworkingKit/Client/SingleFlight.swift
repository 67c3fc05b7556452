/// Shares one piece of work among all callers that request the same key at the same time.
///
///     let flights = SingleFlight<PlaceID, WeatherReport>()
///     let report = await flights.value(for: place.id) { await ask(place) }
///
/// The work is cancelled when the last of its callers is; a later call starts it again.
public actor SingleFlight<Key: Hashable & Sendable, Value: Sendable> {
  private struct Flight {
    let number: Int
    let task: Task<Value, Never>
    var passengers: Int
  }

  private var flights: [Key: Flight] = [:]
  private var lastNumber = 0

  /// Creates an instance without work.
  public init() {}

  /// Returns the result of the work for a key; starts it, or joins it if it is running.
  ///
  /// - Parameters:
  ///   - key: The key of the work: of several calls with the same key, one runs.
  ///   - work: The work.
  public func value(
    for key: Key, _ work: @escaping @Sendable () async -> Value
  ) async -> Value {
    let flight = join(key, work)
    return await withTaskCancellationHandler {
      await flight.task.value
    } onCancel: {
      Task { await self.leave(key, flight.number) }
    }
  }

  /// Returns the number of callers that wait for the work of a key.
  public func passengers(for key: Key) -> Int { flights[key]?.passengers ?? 0 }

  private func join(_ key: Key, _ work: @escaping @Sendable () async -> Value) -> Flight {
    if var flight = flights[key] {
      flight.passengers += 1
      flights[key] = flight
      return flight
    }
    lastNumber += 1
    let number = lastNumber
    let task = Task {
      let value = await work()
      land(key, number)
      return value
    }
    let flight = Flight(number: number, task: task, passengers: 1)
    flights[key] = flight
    return flight
  }

  private func land(_ key: Key, _ number: Int) {
    if flights[key]?.number == number { flights[key] = nil }
  }

  private func leave(_ key: Key, _ number: Int) {
    guard var flight = flights[key], flight.number == number else { return }
    flight.passengers -= 1
    flights[key] = flight.passengers > 0 ? flight : nil
    if flight.passengers == 0 { flight.task.cancel() }
  }
}
