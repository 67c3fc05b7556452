/// A weather condition, to which the codes of every provider are converted.
public enum ConditionCode: String, CaseIterable, Sendable {
  case clear, partlyCloudy, cloudy
  case fog
  /// Haze, smoke, dust, sand or ash.
  case haze
  case drizzle, rain, heavyRain, freezingRain, showers
  /// Rain and snow together.
  case sleet
  case snow, snowShowers
  case thunderstorm
  /// A thunderstorm with hail.
  case hail
  case squall, tornado
  /// A condition with a code that the app does not know.
  case unknown

  /// The string catalog's key of the name: "condition.freezingRain.name".
  public var nameKey: String { "condition.\(rawValue).name" }

  /// The kind of weather, which decides the icon and the colour.
  public var kind: WeatherKind {
    switch self {
    case .clear: .sunny
    case .partlyCloudy, .cloudy: .cloudy
    case .fog, .haze: .foggy
    case .drizzle, .rain, .heavyRain, .freezingRain, .showers: .rainy
    case .sleet, .snow, .snowShowers: .snowy
    case .thunderstorm, .hail, .squall, .tornado: .stormy
    case .unknown: .unknown
    }
  }

  /// A Boolean value that indicates whether the condition is known to be without precipitation;
  /// `unknown` is not.
  public var isDry: Bool { [.sunny, .cloudy, .foggy].contains(kind) }

  /// Creates the most general condition of a kind.
  public init(_ kind: WeatherKind) {
    self =
      switch kind {
      case .sunny: .clear
      case .cloudy: .cloudy
      case .rainy: .rain
      case .snowy: .snow
      case .stormy: .thunderstorm
      case .foggy: .fog
      case .unknown: .unknown
      }
  }
}
