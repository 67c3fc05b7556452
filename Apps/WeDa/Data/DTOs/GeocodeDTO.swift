/// One entry of `/geo/1.0/direct` and `/geo/1.0/reverse`.
public struct GeocodeDTO: Decodable, Sendable {
  /// The entry's name.
  public let name: String
  /// The names by language; also `ascii` and `feature_name`, which are not languages.
  public let localNames: [String: String]?
  /// The entry's latitude in degrees.
  public let latitude: Double
  /// The entry's longitude in degrees.
  public let longitude: Double
  /// The country's code of two letters.
  public let country: String
  /// The entry's state or region.
  public let state: String?

  enum CodingKeys: String, CodingKey {
    case name
    case localNames = "local_names"
    case latitude = "lat"
    case longitude = "lon"
    case country, state
  }
}
