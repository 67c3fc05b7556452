/// Adds a place to the search history.
public protocol RecordSearchUseCase: Sendable {
  /// Adds a place to the search history.
  func execute(_ place: Place) async throws(WeatherError)
}

/// Lists the latest searches.
public protocol LoadHistoryUseCase: Sendable {
  /// Returns the latest searches.
  ///
  /// - Returns: The newest first, one for each place, at most ``SearchRecord/limit``.
  func execute() async throws(WeatherError) -> [SearchRecord]
}

/// Clears the search history.
public protocol ClearHistoryUseCase: Sendable {
  /// Clears the search history.
  func execute() async throws(WeatherError)
}

/// Removes single searches from the history, and puts removed ones back.
public protocol ArrangeHistoryUseCase: Sendable {
  /// Removes the search of a place.
  func remove(_ place: PlaceID) async throws(WeatherError)

  /// Puts removed searches back, with the times at which they were made.
  func restore(_ records: [SearchRecord]) async throws(WeatherError)
}

/// Provides the use case that removes single searches.
public protocol HasArrangeHistoryUseCase {
  /// The use case that removes single searches, and puts removed ones back.
  var arrangeHistory: any ArrangeHistoryUseCase { get }
}

/// Provides the use case that records a search.
public protocol HasRecordSearchUseCase {
  /// The use case that records a search.
  var recordSearch: any RecordSearchUseCase { get }
}

/// Provides the use case that loads the search history.
public protocol HasLoadHistoryUseCase {
  /// The use case that loads the search history.
  var loadHistory: any LoadHistoryUseCase { get }
}

/// Provides the use case that clears the search history.
public protocol HasClearHistoryUseCase {
  /// The use case that clears the search history.
  var clearHistory: any ClearHistoryUseCase { get }
}
