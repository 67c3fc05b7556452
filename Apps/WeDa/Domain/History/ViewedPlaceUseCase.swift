/// Returns the place that was viewed last, and records a place as viewed.
public protocol ViewedPlaceUseCase: Sendable {
  /// Returns the place that was viewed last.
  ///
  /// - Returns: The place; on a device that has viewed none, the place of the latest search; `nil`
  ///   without either.
  /// - Throws: ``WeatherError`` if the storage cannot be read.
  func last() async throws(WeatherError) -> Place?

  /// Records that the weather of a place was viewed. This is no search, so the history of searches
  /// does not change.
  ///
  /// - Parameter place: The place whose weather is shown.
  /// - Throws: ``WeatherError`` if the storage cannot be changed.
  func record(_ place: Place) async throws(WeatherError)
}

/// Provides the use case of the place that was viewed last.
public protocol HasViewedPlaceUseCase {
  /// The use case of the place that was viewed last.
  var viewedPlace: any ViewedPlaceUseCase { get }
}

/// Stores the place that was viewed last beside the search history.
public struct DefaultViewedPlaceUseCase: ViewedPlaceUseCase {
  private let history: any HistoryRepository

  /// Creates a use case of the place that was viewed last.
  ///
  /// - Parameter history: The repository that stores visits and searches.
  public init(history: any HistoryRepository) { self.history = history }

  public func last() async throws(WeatherError) -> Place? {
    if let place = try await history.viewed() { return place }
    return try await history.records(limit: 1).first?.place
  }

  public func record(_ place: Place) async throws(WeatherError) {
    try await history.recordView(of: place)
  }
}
