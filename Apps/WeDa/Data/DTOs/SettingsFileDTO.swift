/// The device's settings as they are stored, and as a file carries them.
public struct SettingsFileDTO: Codable, Equatable, Sendable {
  public let version: Int
  /// Version 1 only: "metric" or "imperial", for all quantities at once.
  public let units: String?
  /// Since version 2; `nil` until a person chooses.
  public let unitChoice: UnitsFileDTO?
  /// Since version 2.
  public let clock: String?
  /// Since version 2.
  public let language: String?
  public let dataSource: String

  /// The version that this app writes.
  static let currentVersion = 2

  enum CodingKeys: String, CodingKey {
    case version, units
    case unitChoice = "unit_choice"
    case clock, language
    case dataSource = "data_source"
  }
}

/// The unit of each quantity, by name.
public struct UnitsFileDTO: Codable, Equatable, Sendable {
  public let temperature: String
  public let wind: String
  public let pressure: String
  public let precipitation: String
  public let distance: String

  enum CodingKeys: String, CodingKey {
    case temperature, wind, pressure, precipitation, distance
  }
}
