/// The choice of demo data as it is stored.
public struct DemoFileDTO: Codable, Equatable, Sendable {
  /// The version of the record.
  public let version: Int
  /// A Boolean value that indicates whether the device shows demo data.
  public let isChosen: Bool

  /// The version of the record that this app writes.
  static let currentVersion = 1

  enum CodingKeys: String, CodingKey {
    case version
    case isChosen = "is_chosen"
  }
}
