public import StrataPersistence
public import WeDaDomain

/// The device's search history in SQLite, one row for each place.
public struct SQLiteHistoryRepository: HistoryRepository {
  private let rows: DocumentCollection<MarkedPlaceFileDTO>

  /// Creates a repository of the device's search history in SQLite, one row for each place.
  ///
  /// - Parameters:
  ///   - store: The documents of the device, among which these are kept.
  ///   - isDemo: Whether it is the history of demo data, which is separate.
  public init(store: DocumentStore, isDemo: Bool = false) {
    rows = store.collection(isDemo ? "history.demo" : "history")
  }

  public func records(limit: Int) async throws(WeatherError) -> [SearchRecord] {
    var all: [SearchRecord] = []
    let found = try await storing { () throws(PersistenceError) in
      try await rows.documents(limit: limit)
    }
    for row in found {
      all.append(
        try reading(row.key) { () throws(UnreadableField) in try row.value.toSearchRecord() })
    }
    return all
  }

  public func record(_ record: SearchRecord, limit: Int) async throws(WeatherError) {
    try await storing { () throws(PersistenceError) in
      try await rows.put(
        MarkedPlaceFileDTO(record), key: record.id.text, at: record.searchedAt)
      try await rows.trim(to: limit)
    }
  }

  public func remove(_ id: PlaceID) async throws(WeatherError) {
    try await storing { () throws(PersistenceError) in _ = try await rows.remove(key: id.text) }
  }

  public func clear() async throws(WeatherError) {
    try await storing { () throws(PersistenceError) in try await rows.removeAll() }
  }
}
