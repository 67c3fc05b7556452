/// Stores the device's search history.
public protocol HistoryRepository: Sendable {
  /// Returns the latest searches, the newest first, one for each place.
  func records(limit: Int) async throws(WeatherError) -> [SearchRecord]
  /// Adds a search, or moves its place to the top; only the newest `limit` are kept.
  func record(_ record: SearchRecord, limit: Int) async throws(WeatherError)
  /// Removes the search of a place, if there is one.
  func remove(_ id: PlaceID) async throws(WeatherError)
  /// Removes all searches from the history.
  func clear() async throws(WeatherError)
}
