/// What a person chose about notifications, as it is stored.
struct NotificationChoiceFileDTO: Codable, Equatable, Sendable {
  var version = 1
  var language: String?
  /// The ids of places.
  var silenced: [String] = []

  enum CodingKeys: String, CodingKey {
    case version, language, silenced
  }
}

/// That something was told; the key says what.
struct ToldFileDTO: Codable, Equatable, Sendable {
  let version: Int

  enum CodingKeys: String, CodingKey {
    case version
  }
}
