/// The unit of each quantity.
///
///     var units = UnitChoice.metric
///     units.wind = .knots
public struct UnitChoice: Hashable, Sendable {
  /// The unit of temperatures.
  public var temperature: TemperatureUnit
  /// The unit of wind speeds.
  public var wind: WindUnit
  /// The unit of air pressure.
  public var pressure: PressureUnit
  /// The unit of precipitation.
  public var precipitation: PrecipitationUnit
  /// The unit of visibility.
  public var distance: DistanceUnit

  /// Creates a choice of units.
  public init(
    temperature: TemperatureUnit, wind: WindUnit, pressure: PressureUnit,
    precipitation: PrecipitationUnit, distance: DistanceUnit
  ) {
    self.temperature = temperature
    self.wind = wind
    self.pressure = pressure
    self.precipitation = precipitation
    self.distance = distance
  }
}

extension UnitChoice {
  /// The metric units: °C, km/h, hPa, mm, km.
  public static let metric = UnitChoice(
    temperature: .celsius, wind: .kilometresPerHour, pressure: .hectopascals,
    precipitation: .millimetres, distance: .kilometres)

  /// The American units: °F, mph, inHg, in, mi.
  public static let american = UnitChoice(
    temperature: .fahrenheit, wind: .milesPerHour, pressure: .inchesOfMercury,
    precipitation: .inches, distance: .miles)

  /// The British units: °C, mph, hPa, mm, mi.
  public static let british = UnitChoice(
    temperature: .celsius, wind: .milesPerHour, pressure: .hectopascals,
    precipitation: .millimetres, distance: .miles)

  /// Returns the usual units of a region.
  ///
  ///     UnitChoice.usual(in: "GB").distance    // miles
  ///
  /// - Parameter region: The ISO 3166 code, such as "US"; metric for an unknown one and for `nil`.
  public static func usual(in region: String?) -> UnitChoice {
    switch region?.uppercased() {
    case "US", "AS", "GU", "MP", "PR", "UM", "VI": .american
    case "GB", "GG", "IM", "JE": .british
    default: .metric
    }
  }
}
