/// A town of the gazetteer.
public struct Place: Sendable, Equatable, Identifiable {
  /// The place's position in the gazetteer; 0 has the largest population.
  public let rank: Int
  /// GeoNames' identifier, which OpenWeatherMap uses as its city id.
  public let id: Int
  /// The main name, in English.
  public let name: String
  /// Other names of the place, in other spellings and scripts. Their languages are unknown, since
  /// the source does not have them.
  public let alternateNames: [String]
  /// The latitude in degrees, north positive.
  public let latitude: Double
  /// The longitude in degrees, east positive.
  public let longitude: Double
  /// The ISO 3166 code of the country, two capital letters.
  public let country: String
  /// The first-level region; `nil` in countries whose regions the gazetteer does not name.
  public let region: Region?
  /// The number of inhabitants.
  public let population: Int
  /// The IANA time zone, such as `Europe/London`.
  public let timeZone: String
}

/// A first-level region, such as a state of the US or a nation of the UK.
public struct Region: Sendable, Equatable {
  /// The code within its country, such as `NY`.
  public let code: String
  /// The name of the region.
  public let name: String
}
