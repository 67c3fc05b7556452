/// One place in the response of `/geo/1.0/direct` or `/geo/1.0/reverse`.
public struct GeocodeDTO: Decodable, Sendable {
  /// The name of the place.
  public let name: String
  /// The names by language; also `ascii` and `feature_name`, which are not languages.
  public let localNames: [String: String]?
  /// The place's latitude in degrees.
  public let latitude: Double
  /// The place's longitude in degrees.
  public let longitude: Double
  /// The country's code of two letters.
  public let country: String
  /// The state or region of the place.
  public let state: String?

  enum CodingKeys: String, CodingKey {
    case name
    case localNames = "local_names"
    case latitude = "lat"
    case longitude = "lon"
    case country, state
  }
}
