/// Remembers that a place was searched for.
public protocol RecordSearchUseCase: Sendable {
  func execute(_ place: Place) async throws(WeatherError)
}

/// Lists the latest searches.
public protocol LoadHistoryUseCase: Sendable {
  /// - Returns: The newest first, one a place, at most ``SearchRecord/limit``.
  func execute() async throws(WeatherError) -> [SearchRecord]
}

/// Forgets every search.
public protocol ClearHistoryUseCase: Sendable {
  func execute() async throws(WeatherError)
}

public protocol HasRecordSearchUseCase {
  var recordSearch: any RecordSearchUseCase { get }
}

public protocol HasLoadHistoryUseCase {
  var loadHistory: any LoadHistoryUseCase { get }
}

public protocol HasClearHistoryUseCase {
  var clearHistory: any ClearHistoryUseCase { get }
}
