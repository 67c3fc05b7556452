/// The device's settings, as they are stored and exported.
public struct SettingsFileDTO: Codable, Equatable, Sendable {
  /// The version of the record.
  public let version: Int
  /// The units in records of version 1: "metric" or "imperial" for all quantities; `nil` in later
  /// versions.
  public let units: String?
  /// The chosen units, since version 2; `nil` for the region's.
  public let unitChoice: UnitsFileDTO?
  /// The choice of a 12-hour or 24-hour clock, since version 2.
  public let clock: String?
  /// The chosen language, since version 2.
  public let language: String?
  /// The chosen source of the weather.
  public let dataSource: String
  /// The choice of light or dark pages; `nil` in files that are older than this choice.
  public let appearance: String?
  /// The default place; `nil` if none is chosen, and in files that are older than this choice.
  public let home: PlaceFileDTO?

  /// The version of the record that this app writes.
  static let currentVersion = 2

  enum CodingKeys: String, CodingKey {
    case version, units
    case unitChoice = "unit_choice"
    case clock, language
    case dataSource = "data_source"
    case appearance, home
  }
}

/// The unit of each quantity, by name.
public struct UnitsFileDTO: Codable, Equatable, Sendable {
  /// The unit of temperatures.
  public let temperature: String
  /// The unit of wind speeds.
  public let wind: String
  /// The unit of air pressure.
  public let pressure: String
  /// The unit of precipitation.
  public let precipitation: String
  /// The unit of distances.
  public let distance: String

  enum CodingKeys: String, CodingKey {
    case temperature, wind, pressure, precipitation, distance
  }
}
