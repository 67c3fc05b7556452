/// The unit of each quantity, chosen one by one.
///
///     var units = UnitChoice.metric
///     units.wind = .knots
public struct UnitChoice: Hashable, Sendable {
  public var temperature: TemperatureUnit
  public var wind: WindUnit
  public var pressure: PressureUnit
  public var precipitation: PrecipitationUnit
  public var distance: DistanceUnit

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
  /// °C, km/h, hPa, mm, km.
  public static let metric = UnitChoice(
    temperature: .celsius, wind: .kilometresPerHour, pressure: .hectopascals,
    precipitation: .millimetres, distance: .kilometres)

  /// °F, mph, inHg, in, mi.
  public static let american = UnitChoice(
    temperature: .fahrenheit, wind: .milesPerHour, pressure: .inchesOfMercury,
    precipitation: .inches, distance: .miles)

  /// °C, mph, hPa, mm, mi.
  public static let british = UnitChoice(
    temperature: .celsius, wind: .milesPerHour, pressure: .hectopascals,
    precipitation: .millimetres, distance: .miles)

  /// What people of a region read unless they say otherwise.
  ///
  ///     UnitChoice.usual(in: "GB").distance    // miles
  ///
  /// - Parameter region: ISO 3166, such as "US"; an unknown one, or none, is metric.
  public static func usual(in region: String?) -> UnitChoice {
    switch region?.uppercased() {
    case "US", "AS", "GU", "MP", "PR", "UM", "VI": .american
    case "GB", "GG", "IM", "JE": .british
    default: .metric
    }
  }
}
