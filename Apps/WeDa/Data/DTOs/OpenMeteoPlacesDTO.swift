/// `/v1/search`: without a match there is no `results` at all.
public struct OpenMeteoPlacesDTO: Decodable, Sendable {
  public let results: [PlaceDTO]?
  /// There in every answer of a search; what has neither is none.
  public let duration: Double?

  enum CodingKeys: String, CodingKey {
    case results
    case duration = "generationtime_ms"
  }

  /// A place of GeoNames. Of a continent or a cape much is missing.
  public struct PlaceDTO: Decodable, Sendable {
    public let name: String
    public let latitude: Double
    public let longitude: Double
    /// Two letters.
    public let country: String?
    public let region: String?

    enum CodingKeys: String, CodingKey {
      case name, latitude, longitude
      case country = "country_code"
      case region = "admin1"
    }
  }
}
