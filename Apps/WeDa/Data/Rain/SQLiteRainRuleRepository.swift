public import Foundation
public import StrataPersistence
public import WeDaDomain

/// The device's rules for rain in SQLite. A change is on disk when its method returns.
public struct SQLiteRainRuleRepository: RainRuleRepository {
  private let store: DocumentStore
  private let now: @Sendable () -> Date
  private let kept: DocumentCollection<RainRuleFileDTO>
  private let checked: DocumentCollection<RainOutcomeFileDTO>

  /// Creates a repository of the device's rules for rain in SQLite.
  ///
  /// - Parameters:
  ///   - store: The documents of the device, among which these are kept.
  ///   - now: Returns the current time.
  public init(store: DocumentStore, now: @escaping @Sendable () -> Date = { Date() }) {
    self.store = store
    self.now = now
    kept = store.collection("rain.rules")
    checked = store.collection("rain.outcomes")
  }

  public func rules() async throws(WeatherError) -> [RainRule] {
    var all: [RainRule] = []
    let rows = try await storing { () throws(PersistenceError) in try await kept.documents() }
    for row in rows.reversed() {
      all.append(
        try reading(row.key) { () throws(UnreadableField) in try row.value.toDomain(id: row.key) })
    }
    return all
  }

  public func save(_ rule: RainRule) async throws(WeatherError) {
    let time = now()
    let isKept = try await change { [kept] changes throws(PersistenceError) -> Bool in
      let before = try changes.document(key: rule.id, in: kept)
      if before == nil {
        guard try changes.keys(in: kept).count < RainRule.most else { return false }
      }
      try changes.put(RainRuleFileDTO(rule), key: rule.id, at: before?.at ?? time, in: kept)
      return true
    }
    guard isKept else {
      throw .invalid(
        InvalidValue(
          field: "rules", value: "\(RainRule.most + 1)", rule: "at most \(RainRule.most)"))
    }
  }

  public func locate(_ rule: String, in zone: PlaceZone) async throws(WeatherError) {
    let result = try await change {
      [kept] changes throws(PersistenceError) -> Result<Void, WeatherError> in
      guard let row = try changes.document(key: rule, in: kept) else { return .success(()) }
      let found: RainRule
      do throws(UnreadableField) {
        found = try row.value.toDomain(id: rule)
      } catch {
        return .failure(WeatherError(stored: error, key: rule))
      }
      try changes.put(RainRuleFileDTO(found.located(in: zone)), key: rule, at: row.at, in: kept)
      return .success(())
    }
    try result.get()
  }

  public func remove(_ rule: String) async throws(WeatherError) {
    try await change { [kept, checked] changes throws(PersistenceError) in
      try changes.remove(key: rule, in: kept)
      try changes.remove(key: rule, in: checked)
    }
  }

  public func outcomes() async throws(WeatherError) -> [RainOutcome] {
    let rows = try await storing { () throws(PersistenceError) in try await checked.documents() }
    // An unreadable result is checked again.
    return rows.compactMap { row in try? row.value.toDomain(rule: row.key) }
  }

  public func keep(_ outcome: RainOutcome) async throws(WeatherError) {
    let time = now()
    try await change { [kept, checked] changes throws(PersistenceError) in
      // The rule may have been removed while it was checked.
      guard try changes.document(key: outcome.rule, in: kept) != nil else { return }
      try changes.put(RainOutcomeFileDTO(outcome), key: outcome.rule, at: time, in: checked)
    }
  }

  public func forgetOutcome(of rule: String) async throws(WeatherError) {
    try await change { [checked] changes throws(PersistenceError) in
      _ = try changes.remove(key: rule, in: checked)
    }
  }

  private func change<Value: Sendable>(
    _ work: @escaping @Sendable (DocumentChanges) throws(PersistenceError) -> Value
  ) async throws(WeatherError) -> Value {
    try await storing { () throws(PersistenceError) in try await store.change(work) }
  }
}
