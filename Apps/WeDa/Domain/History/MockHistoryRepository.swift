#if DEBUG
  /// A mock that keeps the search history in memory.
  public actor MockHistoryRepository: HistoryRepository {
    private var kept: [SearchRecord]
    private var viewedLast: Place?
    private var error: WeatherError?

    /// Creates a repository with searches.
    public init(_ records: [SearchRecord] = SearchRecord.fixtures, error: WeatherError? = nil) {
      kept = records
      self.error = error
    }

    /// Sets the error of further calls; `nil` for none.
    public func set(error: WeatherError?) { self.error = error }

    public func records(limit: Int) async throws(WeatherError) -> [SearchRecord] {
      if let error { throw error }
      return Array(kept.sorted { $0.searchedAt > $1.searchedAt }.prefix(limit))
    }

    public func record(_ record: SearchRecord, limit: Int) async throws(WeatherError) {
      kept.removeAll { $0.id == record.id }
      kept.append(record)
      kept = try await records(limit: limit)
    }

    public func remove(_ id: PlaceID) async throws(WeatherError) {
      if let error { throw error }
      kept.removeAll { $0.id == id }
      if viewedLast?.id == id { viewedLast = nil }
    }

    public func clear() async throws(WeatherError) {
      if let error { throw error }
      (kept, viewedLast) = ([], nil)
    }

    public func viewed() async throws(WeatherError) -> Place? {
      if let error { throw error }
      return viewedLast
    }

    public func recordView(of place: Place) async throws(WeatherError) {
      if let error { throw error }
      viewedLast = place
    }
  }
#endif
