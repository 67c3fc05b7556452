/// The response of `/v1/air-quality`, as far as the app reads it. Any value may be `null`; pollen
/// outside of Europe always are.
public struct OpenMeteoAirDTO: Decodable, Sendable {
  /// The offset in seconds east of UTC at the time of the request.
  public let offset: Int
  /// The current values; a model that does not cover the place has none.
  public let current: CurrentDTO?

  enum CodingKeys: String, CodingKey {
    case offset = "utc_offset_seconds"
    case current
  }

  /// The current values: indices, micrograms per cubic metre, or grains of pollen per cubic metre.
  public struct CurrentDTO: Decodable, Sendable {
    /// The local time of the values.
    public let time: String
    /// The European air quality index.
    public let european: Double?
    /// The United States' air quality index.
    public let american: Double?
    /// The dust of at most 2.5 micrometres.
    public let fineDust: Double?
    /// The dust of at most 10 micrometres.
    public let coarseDust: Double?
    /// The ozone near the ground.
    public let ozone: Double?
    /// The nitrogen dioxide.
    public let nitrogenDioxide: Double?
    /// The sulphur dioxide.
    public let sulphurDioxide: Double?
    /// The carbon monoxide.
    public let carbonMonoxide: Double?
    /// The pollen of alders.
    public let alder: Double?
    /// The pollen of birches.
    public let birch: Double?
    /// The pollen of grasses.
    public let grass: Double?
    /// The pollen of mugwort.
    public let mugwort: Double?
    /// The pollen of olive trees.
    public let olive: Double?
    /// The pollen of ragweed.
    public let ragweed: Double?

    enum CodingKeys: String, CodingKey, CaseIterable {
      case time, ozone
      case european = "european_aqi"
      case american = "us_aqi"
      case fineDust = "pm2_5"
      case coarseDust = "pm10"
      case nitrogenDioxide = "nitrogen_dioxide"
      case sulphurDioxide = "sulphur_dioxide"
      case carbonMonoxide = "carbon_monoxide"
      case alder = "alder_pollen"
      case birch = "birch_pollen"
      case grass = "grass_pollen"
      case mugwort = "mugwort_pollen"
      case olive = "olive_pollen"
      case ragweed = "ragweed_pollen"
    }
  }

  /// The names of the variables to request.
  static let variables = CurrentDTO.CodingKeys.allCases.filter { $0 != .time }.map(\.rawValue)
}
