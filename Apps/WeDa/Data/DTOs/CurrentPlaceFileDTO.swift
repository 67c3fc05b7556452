/// The device's own place as it lies in its sealed record. Times are seconds since 1970.
struct CurrentPlaceFileDTO: Codable, Sendable {
  let version: Int
  let latitude: Double
  let longitude: Double
  let place: PlaceFileDTO?
  let foundAt: Double
  let weather: WeatherFileDTO?

  /// The version that this app writes.
  static let currentVersion = 1

  enum CodingKeys: String, CodingKey {
    case version, latitude, longitude, place, weather
    case foundAt = "found_at"
  }
}

/// What a person said about their own place, as it is stored.
public struct LocationChoiceFileDTO: Codable, Equatable, Sendable {
  public let version: Int
  public let choice: String

  /// The version that this app writes.
  static let currentVersion = 1

  enum CodingKeys: String, CodingKey {
    case version, choice
  }
}
