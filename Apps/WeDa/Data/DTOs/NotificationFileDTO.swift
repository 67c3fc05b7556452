import Foundation

/// The person's choices about notifications, as they are stored.
struct NotificationChoiceFileDTO: Codable, Equatable, Sendable {
  var version = 1
  var language: String?
  /// The identifiers of the places without notifications.
  var silenced: [String] = []
  /// The token for remote notifications.
  var token: Data?

  enum CodingKeys: String, CodingKey {
    case version, language, silenced, token
  }
}

/// A record that a notification was sent; the record's key identifies the notification.
struct ToldFileDTO: Codable, Equatable, Sendable {
  let version: Int

  enum CodingKeys: String, CodingKey {
    case version
  }
}
