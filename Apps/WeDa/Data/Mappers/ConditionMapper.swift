import WeDaDomain

extension [ConditionDTO] {
  /// The primary condition; a list without one is unreadable.
  ///
  /// - Parameter isDaytime: Used where the icon does not tell day from night.
  func toDomain(isDaytime: Bool) throws(UnreadableField) -> WeatherCondition {
    guard let first else {
      throw UnreadableField(path: "weather[0]", value: "[]", rule: "at least one")
    }
    return WeatherCondition(
      kind: first.kind, details: first.details ?? "", isDaytime: first.isDaytime ?? isDaytime)
  }
}

extension ConditionDTO {
  /// By id, then by the group's name, then by the icon; otherwise unknown.
  var kind: WeatherKind {
    Self.kind(id: id) ?? Self.kind(group: group) ?? Self.kind(icon: icon) ?? .unknown
  }

  var isDaytime: Bool? {
    switch icon?.last {
    case "d": true
    case "n": false
    default: nil
    }
  }

  private static func kind(id: Int) -> WeatherKind? {
    switch id {
    case 200..<300: .stormy
    case 300..<400, 500..<600: .rainy
    case 600..<700: .snowy
    case 771, 781: .stormy
    case 700..<800: .foggy
    case 800: .sunny
    case 801..<900: .cloudy
    default: nil
    }
  }

  private static func kind(group: String?) -> WeatherKind? {
    switch group?.lowercased() {
    case "clear": .sunny
    case "clouds": .cloudy
    case "rain", "drizzle": .rainy
    case "snow": .snowy
    case "thunderstorm", "squall", "tornado": .stormy
    case "mist", "fog", "haze", "smoke", "dust", "sand", "ash": .foggy
    default: nil
    }
  }

  private static func kind(icon: String?) -> WeatherKind? {
    switch icon?.prefix(2) {
    case "01": .sunny
    case "02", "03", "04": .cloudy
    case "09", "10": .rainy
    case "11": .stormy
    case "13": .snowy
    case "50": .foggy
    default: nil
    }
  }
}
