/// What a person chose in Settings.
public struct WeatherSettings: Equatable, Sendable {
  /// The unit of each quantity; `nil` until a person chooses: those that are usual in the region.
  public var units: UnitChoice?
  public var clock: ClockChoice
  public var language: LanguageChoice
  public var dataSource: DataSourceType

  public init(
    units: UnitChoice? = nil, clock: ClockChoice = .automatic,
    language: LanguageChoice = .automatic, dataSource: DataSourceType = .remote
  ) {
    self.units = units
    self.clock = clock
    self.language = language
    self.dataSource = dataSource
  }

  /// The units to show to somebody from a region.
  ///
  /// - Parameter region: ISO 3166, such as "US".
  public func units(in region: String?) -> UnitChoice { units ?? .usual(in: region) }
}
