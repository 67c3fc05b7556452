/// The device's searches.
public protocol HistoryRepository: Sendable {
  /// The latest searches, newest first, one a place.
  func records(limit: Int) async throws(WeatherError) -> [SearchRecord]
  /// Adds one, or moves its place to the top; keeps only the newest `limit`.
  func record(_ record: SearchRecord, limit: Int) async throws(WeatherError)
  func clear() async throws(WeatherError)
}
