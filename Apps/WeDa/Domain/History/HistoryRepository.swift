/// Stores the device's search history, and the place that it viewed last.
public protocol HistoryRepository: Sendable {
  /// Returns the latest searches, the newest first, one for each place.
  func records(limit: Int) async throws(WeatherError) -> [SearchRecord]
  /// Adds a search, or moves its place to the top; only the newest `limit` are kept.
  func record(_ record: SearchRecord, limit: Int) async throws(WeatherError)
  /// Removes the search of a place, if there is one, and forgets that the place was viewed last.
  func remove(_ id: PlaceID) async throws(WeatherError)
  /// Removes all searches from the history, and the place that was viewed last.
  func clear() async throws(WeatherError)
  /// Returns the place that was viewed last; `nil` for none.
  func viewed() async throws(WeatherError) -> Place?
  /// Replaces the place that was viewed last. The searches stay as they are.
  func recordView(of place: Place) async throws(WeatherError)
}
