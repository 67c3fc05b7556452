/// The condition at a place: its code, the provider's description, and whether it is day.
public struct WeatherCondition: Equatable, Sendable {
  /// The condition's code.
  public let code: ConditionCode
  /// The provider's description in the requested language, such as "light rain". It may be empty.
  public let details: String
  /// A Boolean value that indicates whether the sun is up.
  public let isDaytime: Bool
  /// A Boolean value that indicates whether the weather is severe, by the provider's code, which is
  /// finer than ``code``.
  public let isSevere: Bool

  /// Creates a weather condition: its code, the provider's description, and whether it is day.
  public init(
    code: ConditionCode, details: String = "", isDaytime: Bool, isSevere: Bool = false
  ) {
    self.code = code
    self.details = details
    self.isDaytime = isDaytime
    self.isSevere = isSevere
  }

  /// Creates the most general condition of a kind.
  public init(kind: WeatherKind, details: String, isDaytime: Bool) {
    self.init(code: ConditionCode(kind), details: details, isDaytime: isDaytime)
  }

  /// The kind of weather.
  public var kind: WeatherKind { code.kind }

  /// The SF Symbol for the condition at this time of day; an overcast sky has no sun.
  public var icon: String {
    switch code {
    case .cloudy: "cloud.fill"
    case .haze: isDaytime ? "sun.haze.fill" : "moon.haze.fill"
    case .drizzle: "cloud.drizzle.fill"
    case .heavyRain: "cloud.heavyrain.fill"
    case .sleet, .freezingRain: "cloud.sleet.fill"
    case .hail: "cloud.hail.fill"
    case .squall: "wind"
    case .tornado: "tornado"
    case .clear, .partlyCloudy, .fog, .rain, .showers, .snow, .snowShowers, .thunderstorm,
      .unknown:
      kind.icon(isDaytime: isDaytime)
    }
  }
}
