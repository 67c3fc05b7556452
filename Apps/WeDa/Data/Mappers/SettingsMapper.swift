public import WeDaDomain

extension SettingsFileDTO {
  public init(_ settings: WeatherSettings) {
    version = Self.currentVersion
    units = settings.units.rawValue
    dataSource = settings.dataSource.rawValue
  }

  public func toDomain() throws(UnreadableField) -> WeatherSettings {
    try checkVersion(version, newest: Self.currentVersion)
    return WeatherSettings(
      units: try UnitSystem.read(units, "units"),
      dataSource: try DataSourceType.read(dataSource, "data_source"))
  }
}

extension RawRepresentable where RawValue == String, Self: CaseIterable {
  /// The case of this name.
  static func read(_ text: String, _ path: String) throws(UnreadableField) -> Self {
    guard let value = Self(rawValue: text) else {
      let names = allCases.map(\.rawValue).joined(separator: ", ")
      throw UnreadableField(path: path, value: text, rule: names)
    }
    return value
  }
}
