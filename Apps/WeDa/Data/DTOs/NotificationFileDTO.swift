import Foundation

/// What a person chose about notifications, as it is stored.
struct NotificationChoiceFileDTO: Codable, Equatable, Sendable {
  var version = 1
  var language: String?
  /// The ids of places.
  var silenced: [String] = []
  /// By which a server reaches the device, in Base64.
  var token: Data?

  enum CodingKeys: String, CodingKey {
    case version, language, silenced, token
  }
}

/// That something was told; the key says what.
struct ToldFileDTO: Codable, Equatable, Sendable {
  let version: Int

  enum CodingKeys: String, CodingKey {
    case version
  }
}
