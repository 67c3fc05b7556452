/// What the sky does, in terms that every provider's own codes are translated to.
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
  /// A code that nobody told us about.
  case unknown

  /// The String Catalog's key of the name: "condition.freezingRain.name".
  public var nameKey: String { "condition.\(rawValue).name" }

  /// The kind that it belongs to, which decides the picture and the colour.
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

  /// Nothing falls by its name; a code that nobody told us about may mean anything.
  public var isDry: Bool { [.sunny, .cloudy, .foggy].contains(kind) }

  /// The plainest code of a kind, for data that tells no more than the kind.
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
