/// Where places come from: a geocoder.
public protocol PlaceRepository: Sendable {
  /// Places whose name matches, best first, at most five.
  ///
  /// - Parameter text: A name, or "name, country" as a person types it.
  func search(_ text: String) async throws(WeatherError) -> [Place]

  /// The place behind a page address: one already met by this process, otherwise the geocoder's
  /// answer whose slug is exactly this one.
  ///
  /// - Throws: ``WeatherError/noSuchPlace(_:)`` when there is none.
  func place(for slug: String) async throws(WeatherError) -> Place

  /// The place nearest to a point.
  func place(at coordinate: Coordinate) async throws(WeatherError) -> Place
}
