/// What the sky does: the code, the provider's own words, and whether it is day there.
public struct WeatherCondition: Equatable, Sendable {
  public let code: ConditionCode
  /// The provider's description in the language that was asked for: "light rain". May be empty.
  public let details: String
  public let isDaytime: Bool
  /// Whether it does harm: what each provider's own code says, which ``code`` is too coarse for.
  public let isSevere: Bool

  public init(
    code: ConditionCode, details: String = "", isDaytime: Bool, isSevere: Bool = false
  ) {
    self.code = code
    self.details = details
    self.isDaytime = isDaytime
    self.isSevere = isSevere
  }

  /// The plainest condition of a kind.
  public init(kind: WeatherKind, details: String, isDaytime: Bool) {
    self.init(code: ConditionCode(kind), details: details, isDaytime: isDaytime)
  }

  public var kind: WeatherKind { code.kind }

  /// The SF Symbol for this kind at this time of the day; a sky of clouds alone shows no sun.
  public var icon: String { code == .cloudy ? "cloud.fill" : kind.icon(isDaytime: isDaytime) }
}
