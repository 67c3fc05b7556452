/// One town of the gazetteer.
public struct Place: Sendable, Equatable, Identifiable {
  /// Its position in the gazetteer: 0 has the most inhabitants.
  public let rank: Int
  /// GeoNames' number, which OpenWeatherMap uses as its city id.
  public let id: Int
  public let name: String
  /// Other spellings and scripts, without a language: the source has none.
  public let alternateNames: [String]
  /// Degrees, north and east positive.
  public let latitude: Double
  public let longitude: Double
  /// Two capital letters, ISO 3166.
  public let country: String
  /// The first-level region; `nil` in countries whose regions the gazetteer does not name.
  public let region: Region?
  public let population: Int
  /// An IANA zone such as `Europe/London`.
  public let timeZone: String
}

/// A first-level region: a state of the US, a nation of the UK.
public struct Region: Sendable, Equatable {
  /// The code within its country, such as `NY`.
  public let code: String
  public let name: String
}
