/// What the sky does: the kind, the provider's own words, and whether it is day there.
public struct WeatherCondition: Equatable, Sendable {
  public let kind: WeatherKind
  /// The provider's description in the language that was asked for: "light rain". May be empty.
  public let details: String
  public let isDaytime: Bool

  public init(kind: WeatherKind, details: String, isDaytime: Bool) {
    self.kind = kind
    self.details = details
    self.isDaytime = isDaytime
  }

  /// The SF Symbol for this kind at this time of the day.
  public var icon: String { kind.icon(isDaytime: isDaytime) }
}
