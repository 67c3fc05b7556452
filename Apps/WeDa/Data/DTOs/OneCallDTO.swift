/// The response of OpenWeatherMap's One Call with the alerts alone.
public struct OneCallDTO: Decodable, Sendable {
  /// The alerts; missing if there are none.
  public let alerts: [AlertDTO]?

  /// A national alert.
  public struct AlertDTO: Decodable, Sendable {
    /// The name of the issuer of the alert.
    public let sender: String?
    /// The name of the event of which the alert warns.
    public let event: String?
    /// The start of the alert in seconds since 1970.
    public let start: Double?
    /// The end of the alert in seconds since 1970.
    public let end: Double?
    /// The text of the alert.
    public let description: String?

    enum CodingKeys: String, CodingKey {
      case sender = "sender_name"
      case event, start, end, description
    }
  }
}
