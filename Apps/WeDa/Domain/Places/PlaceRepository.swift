/// Finds places by name, page address or position, as a geocoder does.
public protocol PlaceRepository: Sendable {
  /// Returns the places whose name matches, the best first, at most five.
  ///
  /// - Parameter text: A name, or "name, country" as a person types it.
  func search(_ text: String) async throws(WeatherError) -> [Place]

  /// Returns all places with exactly this name, the best first, for searches in which a few are not
  /// enough.
  func namesakes(of name: String) async throws(WeatherError) -> [Place]

  /// Returns the names of towns that differ from a name by one letter, the best first; none if it
  /// is a town's name itself, in any language.
  ///
  /// - Parameter name: The typed name, without its region.
  func corrections(of name: String) async -> [String]

  /// Returns the packaged towns that are called exactly so in some language, the largest first, for
  /// names that the geocoder does not know.
  ///
  /// - Parameter name: The typed name, without its region.
  func towns(called name: String) async -> [Place]

  /// Returns the names that places have in a language.
  ///
  /// - Parameters:
  ///   - places: The places, with their English names.
  ///   - language: The code of the language, such as "es".
  /// - Returns: The names; none for places that the geocoder does not know in the language.
  func names(of places: [Place], in language: String) async throws(WeatherError)
    -> [PlaceID: String]

  /// Returns the place of a page address: one that was found before, or the geocoder's result with
  /// exactly this slug.
  ///
  /// - Throws: ``WeatherError/noSuchPlace(_:)`` if there is none.
  func place(for slug: String) async throws(WeatherError) -> Place

  /// Returns the place nearest to a point.
  ///
  /// - Throws: ``WeatherError/noSuchPlace(_:)`` if there is no town.
  func place(at coordinate: Coordinate) async throws(WeatherError) -> Place

  /// Returns a point without a town as a place, which is named by its coordinates and the nearest
  /// town.
  func point(at coordinate: Coordinate) async -> Place
}

extension PlaceRepository {
  /// Returns the results of a search, for geocoders that cannot return more.
  public func namesakes(of name: String) async throws(WeatherError) -> [Place] {
    try await search(name)
  }

  /// Returns no names, for geocoders that correct the spelling themselves.
  public func corrections(of name: String) async -> [String] { [] }

  /// Returns the point with its coordinates alone, for geocoders that know no towns around it.
  public func point(at coordinate: Coordinate) async -> Place { Place(point: coordinate) }

  /// Returns no towns, for geocoders that know the names in all languages.
  public func towns(called name: String) async -> [Place] { [] }

  /// Returns no names, for geocoders that know one language.
  public func names(of places: [Place], in language: String) async throws(WeatherError)
    -> [PlaceID: String]
  { [:] }
}
