public import Foundation

/// Stores the place with the time of the search.
public struct DefaultRecordSearchUseCase: RecordSearchUseCase {
  private let history: any HistoryRepository
  private let now: @Sendable () -> Date

  /// Creates a use case that stores the place with the time of the search.
  public init(history: any HistoryRepository, now: @escaping @Sendable () -> Date = { Date() }) {
    self.history = history
    self.now = now
  }

  public func execute(_ place: Place) async throws(WeatherError) {
    let record = SearchRecord(place: place, searchedAt: now())
    try await history.record(record, limit: SearchRecord.limit)
  }
}

/// Reads the stored searches.
public struct DefaultLoadHistoryUseCase: LoadHistoryUseCase {
  private let history: any HistoryRepository

  /// Creates a use case that reads the stored searches.
  public init(history: any HistoryRepository) { self.history = history }

  public func execute() async throws(WeatherError) -> [SearchRecord] {
    try await history.records(limit: SearchRecord.limit)
  }
}

/// Clears the stored searches.
public struct DefaultClearHistoryUseCase: ClearHistoryUseCase {
  private let history: any HistoryRepository

  /// Creates a use case that clears the stored searches.
  public init(history: any HistoryRepository) { self.history = history }

  public func execute() async throws(WeatherError) { try await history.clear() }
}

/// Removes single searches from the stored ones, and stores removed ones again.
public struct DefaultArrangeHistoryUseCase: ArrangeHistoryUseCase {
  private let history: any HistoryRepository

  /// Creates a use case that removes single searches from the stored ones.
  public init(history: any HistoryRepository) { self.history = history }

  public func remove(_ place: PlaceID) async throws(WeatherError) {
    try await history.remove(place)
  }

  public func restore(_ records: [SearchRecord]) async throws(WeatherError) {
    // A place that was searched again since keeps its newer time.
    let kept = Set(try await history.records(limit: SearchRecord.limit).map(\.id))
    for record in records where !kept.contains(record.id) {
      try await history.record(record, limit: SearchRecord.limit)
    }
  }
}
