import Foundation
public import StrataPersistence
public import WeDaDomain

/// The device's search history in SQLite, one row for each place, and one row of the place that was
/// viewed last.
public struct SQLiteHistoryRepository: HistoryRepository {
  private static let viewedKey = "last"
  private let rows: DocumentCollection<MarkedPlaceFileDTO>
  /// The place that was viewed last. Other windows do not observe it: each of their visits would
  /// load this window's pages again.
  private let visits: DocumentCollection<MarkedPlaceFileDTO>

  /// Creates a repository of the device's search history in SQLite, one row for each place.
  ///
  /// - Parameters:
  ///   - store: The documents of the device, among which these are kept.
  ///   - isDemo: Whether it is the history of demo data, which is separate.
  public init(store: DocumentStore, isDemo: Bool = false) {
    rows = store.collection(isDemo ? "history.demo" : "history")
    visits = store.collection(isDemo ? "viewed.demo" : "viewed")
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
    if try await viewed()?.id == id { try await forgetView() }
  }

  public func clear() async throws(WeatherError) {
    try await storing { () throws(PersistenceError) in try await rows.removeAll() }
    try await forgetView()
  }

  public func viewed() async throws(WeatherError) -> Place? {
    let row = try await storing { () throws(PersistenceError) in
      try await visits.value(key: Self.viewedKey)
    }
    guard let row else { return nil }
    return try reading(Self.viewedKey) { () throws(UnreadableField) in try row.toPlace() }
  }

  public func recordView(of place: Place) async throws(WeatherError) {
    let row = MarkedPlaceFileDTO(place: place, markedAt: Date())
    try await storing { () throws(PersistenceError) in
      try await visits.put(row, key: Self.viewedKey)
    }
  }

  private func forgetView() async throws(WeatherError) {
    try await storing { () throws(PersistenceError) in try await visits.removeAll() }
  }
}
