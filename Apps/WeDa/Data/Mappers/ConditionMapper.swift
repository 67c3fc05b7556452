import WeDaDomain

extension [ConditionDTO] {
  /// Converts the primary condition.
  ///
  /// - Parameter isDaytime: Used if the icon does not distinguish day and night.
  /// - Throws: ``UnreadableField`` if there is no condition.
  func toDomain(isDaytime: Bool) throws(UnreadableField) -> WeatherCondition {
    guard let first else {
      throw UnreadableField(path: "weather[0]", value: "[]", rule: "at least one condition")
    }
    return WeatherCondition(
      code: first.code, details: first.details ?? "", isDaytime: first.isDaytime ?? isDaytime,
      isSevere: contains(where: \.isSevere))
  }
}

extension ConditionDTO {
  /// The code by the id, else by the group's name, else by the icon; otherwise `unknown`.
  var code: ConditionCode {
    Self.code(id: id) ?? Self.code(group: group) ?? Self.code(icon: icon) ?? .unknown
  }

  /// A Boolean value that indicates whether the condition is a thunderstorm, heavy rain or snow,
  /// freezing rain, ash, a squall or a tornado.
  var isSevere: Bool {
    switch id {
    case 200..<300, 502...504, 511, 522, 531, 602, 622, 762, 771, 781: true
    default: false
    }
  }

  var isDaytime: Bool? {
    switch icon?.last {
    case "d": true
    case "n": false
    default: nil
    }
  }

  private static func code(id: Int) -> ConditionCode? {
    switch id {
    case 200..<300: .thunderstorm
    case 313, 314: .showers
    case 300..<400: .drizzle
    case 502..<505: .heavyRain
    case 511: .freezingRain
    case 520..<600: .showers
    case 500..<600: .rain
    case 611..<617: .sleet
    case 620..<700: .snowShowers
    case 600..<700: .snow
    case 701, 741: .fog
    case 771: .squall
    case 781: .tornado
    case 700..<800: .haze
    case 800: .clear
    case 801, 802: .partlyCloudy
    case 803..<900: .cloudy
    default: nil
    }
  }

  private static func code(group: String?) -> ConditionCode? {
    switch group?.lowercased() {
    case "clear": .clear
    case "clouds": .cloudy
    case "rain": .rain
    case "drizzle": .drizzle
    case "snow": .snow
    case "thunderstorm": .thunderstorm
    case "squall": .squall
    case "tornado": .tornado
    case "mist", "fog": .fog
    case "haze", "smoke", "dust", "sand", "ash": .haze
    default: nil
    }
  }

  private static func code(icon: String?) -> ConditionCode? {
    switch icon?.prefix(2) {
    case "01": .clear
    case "02": .partlyCloudy
    case "03", "04": .cloudy
    case "09": .showers
    case "10": .rain
    case "11": .thunderstorm
    case "13": .snow
    case "50": .fog
    default: nil
    }
  }
}
