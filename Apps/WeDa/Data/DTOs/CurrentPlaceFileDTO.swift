/// The device's position and the weather there, in their encrypted record. Times are seconds
/// since 1970.
struct CurrentPlaceFileDTO: Codable, Sendable {
  let version: Int
  let latitude: Double
  let longitude: Double
  let place: PlaceFileDTO?
  let foundAt: Double
  let weather: WeatherFileDTO?

  /// The version of the record that this app writes.
  static let currentVersion = 1

  enum CodingKeys: String, CodingKey {
    case version, latitude, longitude, place, weather
    case foundAt = "found_at"
  }
}

/// The person's choice about their position, as it is stored.
public struct LocationChoiceFileDTO: Codable, Equatable, Sendable {
  /// The version of the record.
  public let version: Int
  /// The name of the person's choice.
  public let choice: String

  /// The version of the record that this app writes.
  static let currentVersion = 1

  enum CodingKeys: String, CodingKey {
    case version, choice
  }
}
