/// A rule for rain, as it is stored.
struct RainRuleFileDTO: Codable, Equatable, Sendable {
  /// The version of the record.
  let version: Int
  let place: PlaceFileDTO
  let name: String
  /// The days of the week by the numbers of ISO 8601, in order.
  let weekdays: [Int]
  /// The start of the way, in minutes since midnight.
  let start: Int
  /// The end of the way, in minutes since midnight.
  let end: Int
  /// The time before which the person is told, in minutes since midnight.
  let notice: Int
  /// The least probability, 0 ... 1; `nil` if the rule has an amount.
  let probability: Double?
  /// The least amount in millimetres; `nil` if the rule has a probability.
  let amount: Double?
  let isOn: Bool
  /// The IANA name of the time zone; `nil` if it is not known.
  let zone: String?
  /// The seconds east of UTC of a zone without a name.
  let offset: Int?

  /// The version of the record that this app writes.
  static let currentVersion = 1

  enum CodingKeys: String, CodingKey {
    case version, place, name, weekdays, start, end, notice, probability, amount, zone, offset
    case isOn = "is_on"
  }
}

/// The result of the last check of a rule, as it is stored.
struct RainOutcomeFileDTO: Codable, Equatable, Sendable {
  /// The version of the record.
  let version: Int
  /// The days from 1 January 1970 to the date of the way.
  let day: Int
  let kind: String

  /// The version of the record that this app writes.
  static let currentVersion = 1

  enum CodingKeys: String, CodingKey {
    case version, day, kind
  }
}
