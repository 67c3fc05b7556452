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
    /// The local time of the current values.
    public let time: String
    /// The European air quality index; a higher value is worse.
    public let european: Double?
    /// The air quality index of the United States; a higher value is worse.
    public let american: Double?
    /// The European index of dust of at most 2.5 micrometres alone.
    public let europeanFineDust: Double?
    /// The European index of dust of at most 10 micrometres alone.
    public let europeanCoarseDust: Double?
    /// The European index of ozone alone.
    public let europeanOzone: Double?
    /// The European index of nitrogen dioxide alone.
    public let europeanNitrogenDioxide: Double?
    /// The European index of sulphur dioxide alone.
    public let europeanSulphurDioxide: Double?
    /// The United States' index of dust of at most 2.5 micrometres alone.
    public let americanFineDust: Double?
    /// The United States' index of dust of at most 10 micrometres alone.
    public let americanCoarseDust: Double?
    /// The United States' index of ozone alone.
    public let americanOzone: Double?
    /// The United States' index of nitrogen dioxide alone.
    public let americanNitrogenDioxide: Double?
    /// The United States' index of sulphur dioxide alone.
    public let americanSulphurDioxide: Double?
    /// The United States' index of carbon monoxide alone.
    public let americanCarbonMonoxide: Double?
    /// The amount of dust of at most 2.5 micrometres, in micrograms per cubic metre.
    public let fineDust: Double?
    /// The amount of dust of at most 10 micrometres, in micrograms per cubic metre.
    public let coarseDust: Double?
    /// The amount of ozone near the ground, in micrograms per cubic metre.
    public let ozone: Double?
    /// The amount of nitrogen dioxide, in micrograms per cubic metre.
    public let nitrogenDioxide: Double?
    /// The amount of sulphur dioxide, in micrograms per cubic metre.
    public let sulphurDioxide: Double?
    /// The amount of carbon monoxide, in micrograms per cubic metre.
    public let carbonMonoxide: Double?
    /// The pollen of alders, in grains per cubic metre.
    public let alder: Double?
    /// The pollen of birches, in grains per cubic metre.
    public let birch: Double?
    /// The pollen of grasses, in grains per cubic metre.
    public let grass: Double?
    /// The pollen of mugwort, in grains per cubic metre.
    public let mugwort: Double?
    /// The pollen of olive trees, in grains per cubic metre.
    public let olive: Double?
    /// The pollen of ragweed, in grains per cubic metre.
    public let ragweed: Double?

    enum CodingKeys: String, CodingKey, CaseIterable {
      case time, ozone
      case european = "european_aqi"
      case american = "us_aqi"
      case europeanFineDust = "european_aqi_pm2_5"
      case europeanCoarseDust = "european_aqi_pm10"
      case europeanOzone = "european_aqi_ozone"
      case europeanNitrogenDioxide = "european_aqi_nitrogen_dioxide"
      case europeanSulphurDioxide = "european_aqi_sulphur_dioxide"
      case americanFineDust = "us_aqi_pm2_5"
      case americanCoarseDust = "us_aqi_pm10"
      case americanOzone = "us_aqi_ozone"
      case americanNitrogenDioxide = "us_aqi_nitrogen_dioxide"
      case americanSulphurDioxide = "us_aqi_sulphur_dioxide"
      case americanCarbonMonoxide = "us_aqi_carbon_monoxide"
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
