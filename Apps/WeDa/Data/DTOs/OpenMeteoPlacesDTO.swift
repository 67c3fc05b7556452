/// The response of `/v1/search`; without a match `results` is missing.
public struct OpenMeteoPlacesDTO: Decodable, Sendable {
  /// The places that match the text, the best first.
  public let results: [PlaceDTO]?
  /// The time that the search took, which every response of a search has.
  public let duration: Double?

  enum CodingKeys: String, CodingKey {
    case results
    case duration = "generationtime_ms"
  }

  /// A place of GeoNames. Continents and capes lack many fields.
  public struct PlaceDTO: Decodable, Sendable {
    /// The place's name.
    public let name: String
    /// The place's latitude in degrees.
    public let latitude: Double
    /// The place's longitude in degrees.
    public let longitude: Double
    /// The country's code of two letters.
    public let country: String?
    /// The place's state or region.
    public let region: String?
    /// GeoNames' code of the kind of place: "PPL" for a town, "PPLX" for a part of one.
    public let kind: String?

    enum CodingKeys: String, CodingKey {
      case name, latitude, longitude
      case country = "country_code"
      case region = "admin1"
      case kind = "feature_code"
    }
  }
}
