/// The response of `/alerts/active`: a collection of features, of which the app reads the
/// properties.
public struct NWSAlertsDTO: Decodable, Sendable {
  /// The alerts of the National Weather Service.
  public let features: [FeatureDTO]

  enum CodingKeys: String, CodingKey {
    case features
  }

  /// An alert of the National Weather Service.
  public struct FeatureDTO: Decodable, Sendable {
    /// The properties of the alert.
    public let properties: PropertiesDTO
  }

  /// The properties of an alert; all but the identifier and the event may be `null`.
  public struct PropertiesDTO: Decodable, Sendable {
    /// The identifier of the alert, a URN.
    public let id: String
    /// The name of the event of which the alert warns.
    public let event: String
    /// The names of the counties or zones.
    public let areaDesc: String?
    /// The name of the office that issued the alert.
    public let senderName: String?
    /// The severity: "Extreme", "Severe", "Moderate", "Minor" or "Unknown".
    public let severity: String?
    /// The status of the alert: "Actual" for a real alert; others are exercises and tests.
    public let status: String?
    /// The type of the message: "Cancel" for an alert that no longer counts.
    public let messageType: String?
    /// The time when the alert becomes valid, ISO 8601 with an offset.
    public let effective: String?
    /// The time when the event of the alert begins.
    public let onset: String?
    /// The time when the alert's text expires.
    public let expires: String?
    /// The time when the event of the alert ends.
    public let ends: String?
    /// The text of the alert.
    public let description: String?
    /// The text that says what to do.
    public let instruction: String?
  }
}
