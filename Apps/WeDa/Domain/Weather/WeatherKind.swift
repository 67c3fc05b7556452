/// The seven kinds of weather that the app distinguishes.
public enum WeatherKind: String, CaseIterable, Sendable {
  case sunny, cloudy, rainy, snowy, stormy, foggy, unknown

  /// The string catalog's key of the name: "weather.sunny.name".
  public var nameKey: String { "weather.\(rawValue).name" }

  /// The emoji that represents the weather.
  public var emoji: String {
    switch self {
    case .sunny: "☀️"
    case .cloudy: "☁️"
    case .rainy: "🌧️"
    case .snowy: "❄️"
    case .stormy: "⛈️"
    case .foggy: "🌫️"
    case .unknown: "❓"
    }
  }

  /// Returns the name of the SF Symbol.
  ///
  ///     WeatherKind.sunny.icon(isDaytime: false)    // "moon.stars.fill"
  public func icon(isDaytime: Bool) -> String {
    switch self {
    case .sunny: isDaytime ? "sun.max.fill" : "moon.stars.fill"
    case .cloudy: isDaytime ? "cloud.sun.fill" : "cloud.moon.fill"
    case .rainy: "cloud.rain.fill"
    case .snowy: "cloud.snow.fill"
    case .stormy: "cloud.bolt.rain.fill"
    case .foggy: "cloud.fog.fill"
    case .unknown: "questionmark.circle"
    }
  }
}
