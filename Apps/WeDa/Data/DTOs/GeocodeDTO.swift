/// One entry of `/geo/1.0/direct` and `/geo/1.0/reverse`.
public struct GeocodeDTO: Decodable, Sendable {
  public let name: String
  /// By language; also holds `ascii` and `feature_name`, which are no languages.
  public let localNames: [String: String]?
  public let latitude: Double
  public let longitude: Double
  public let country: String
  public let state: String?

  enum CodingKeys: String, CodingKey {
    case name
    case localNames = "local_names"
    case latitude = "lat"
    case longitude = "lon"
    case country, state
  }
}
