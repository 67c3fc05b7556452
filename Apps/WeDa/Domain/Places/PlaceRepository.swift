/// Where places come from: a geocoder.
public protocol PlaceRepository: Sendable {
  /// Places whose name matches, best first, at most five.
  ///
  /// - Parameter text: A name, or "name, country" as a person types it.
  func search(_ text: String) async throws(WeatherError) -> [Place]

  /// All places of exactly this name that the geocoder has, best first, where a few are not enough
  /// to find the one that is meant.
  func namesakes(of name: String) async throws(WeatherError) -> [Place]

  /// The place behind a page address: one already met by this process, otherwise the geocoder's
  /// answer whose slug is exactly this one.
  ///
  /// - Throws: ``WeatherError/noSuchPlace(_:)`` when there is none.
  func place(for slug: String) async throws(WeatherError) -> Place

  /// The place nearest to a point.
  func place(at coordinate: Coordinate) async throws(WeatherError) -> Place
}

extension PlaceRepository {
  /// A geocoder that cannot be asked for more answers as ever.
  public func namesakes(of name: String) async throws(WeatherError) -> [Place] {
    try await search(name)
  }
}
