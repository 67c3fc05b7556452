/// The settings of a device.
public struct WeatherSettings: Equatable, Sendable {
  /// The chosen units; `nil` for the usual ones of the region.
  public var units: UnitChoice?
  /// The format of the time of day.
  public var clock: ClockChoice
  /// The language of the app.
  public var language: LanguageChoice
  /// The source of the weather.
  public var dataSource: DataSourceType
  /// The choice of light or dark pages.
  public var appearance: AppearanceChoice
  /// The default place, on which the first page opens; `nil` for the last searched one.
  public var home: Place?

  /// Creates the settings of a device.
  public init(
    units: UnitChoice? = nil, clock: ClockChoice = .automatic,
    language: LanguageChoice = .automatic, dataSource: DataSourceType = .remote,
    appearance: AppearanceChoice = .system, home: Place? = nil
  ) {
    self.units = units
    self.clock = clock
    self.language = language
    self.dataSource = dataSource
    self.appearance = appearance
    self.home = home
  }

  /// Returns the units to show in a region.
  ///
  /// - Parameter region: The ISO 3166 code, such as "US".
  public func units(in region: String?) -> UnitChoice { units ?? .usual(in: region) }
}
