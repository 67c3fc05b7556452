public import WeDaDomain

extension SettingsFileDTO {
  /// Creates the record of the settings.
  public init(_ settings: WeatherSettings) {
    version = Self.currentVersion
    units = nil
    unitChoice = settings.units.map(UnitsFileDTO.init)
    clock = settings.clock.rawValue
    language = settings.language.rawValue
    dataSource = settings.dataSource.rawValue
    appearance = settings.appearance.rawValue
    home = settings.home.map(PlaceFileDTO.init)
  }

  /// Converts the record to settings.
  public func toDomain() throws(UnreadableField) -> WeatherSettings {
    try checkVersion(version, newest: Self.currentVersion)
    return WeatherSettings(
      units: try chosenUnits(),
      clock: try ClockChoice.read(clock ?? ClockChoice.automatic.rawValue, "clock"),
      language: try LanguageChoice.read(language ?? LanguageChoice.automatic.rawValue, "language"),
      dataSource: try DataSourceType.read(dataSource, "data_source"),
      appearance: try AppearanceChoice.read(
        appearance ?? AppearanceChoice.system.rawValue, "appearance"),
      home: try chosenHome())
  }

  private func chosenHome() throws(UnreadableField) -> Place? {
    guard let home else { return nil }
    return try mapping("home") { () throws(UnreadableField) in try home.toDomain() }
  }

  private func chosenUnits() throws(UnreadableField) -> UnitChoice? {
    if let unitChoice { return try unitChoice.toDomain("unit_choice") }
    guard let units else { return nil }
    return try OldUnits.read(units, "units").choice
  }
}

extension UnitsFileDTO {
  /// Creates the record of units.
  public init(_ units: UnitChoice) {
    temperature = units.temperature.rawValue
    wind = units.wind.rawValue
    pressure = units.pressure.rawValue
    precipitation = units.precipitation.rawValue
    distance = units.distance.rawValue
  }

  /// Returns the units of the domain.
  ///
  /// - Parameter path: The path of the record, for errors.
  func toDomain(_ path: String) throws(UnreadableField) -> UnitChoice {
    UnitChoice(
      temperature: try TemperatureUnit.read(temperature, "\(path).temperature"),
      wind: try WindUnit.read(wind, "\(path).wind"),
      pressure: try PressureUnit.read(pressure, "\(path).pressure"),
      precipitation: try PrecipitationUnit.read(precipitation, "\(path).precipitation"),
      distance: try DistanceUnit.read(distance, "\(path).distance"))
  }
}

/// The units of version 1, whose metric winds were in metres per second.
private enum OldUnits: String, CaseIterable {
  case metric, imperial

  var choice: UnitChoice {
    guard self == .metric else { return .american }
    var units = UnitChoice.metric
    units.wind = .metresPerSecond
    return units
  }
}

extension RawRepresentable where RawValue == String, Self: CaseIterable {
  /// Returns the case with a raw value, or throws an error that lists all.
  static func read(_ text: String, _ path: String) throws(UnreadableField) -> Self {
    guard let value = Self(rawValue: text) else {
      let names = allCases.map(\.rawValue).joined(separator: ", ")
      throw UnreadableField(path: path, value: text, rule: names)
    }
    return value
  }
}
