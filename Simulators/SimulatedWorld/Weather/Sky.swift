import Foundation

/// The values of an hour that determine the kind of weather.
struct Sky {
  /// The temperature in °C.
  var temperature: Double
  /// The percentage of cloud cover, already rounded, so that descriptions and numbers agree.
  var clouds: Int
  var humidity: Int
  /// The millimeters of water in the hour; 0 or at least 0.1.
  var precipitation: Double
  /// The wind speed in m/s.
  var wind: Double
  /// The tendency to thunderstorms, about -3 to 3; large in hot afternoons.
  var instability: Double
  /// A Boolean value that indicates whether rain is rare at the place at this time of the year.
  var isDesert: Bool

  /// The kind of precipitation.
  enum Phase { case rain, freezingRain, mixed, snow }

  var phase: Phase {
    if temperature > 1.5 { return .rain }
    if temperature > 0 { return .mixed }
    return temperature > -1.5 && instability > 1.5 ? .freezingRain : .snow
  }

  var condition: Condition {
    if precipitation > 0 { return falling }
    if humidity >= 95, wind < 4 { return Condition(741, "fog") }
    if humidity >= 92, wind < 5 { return Condition(701, "mist") }
    if isDesert, wind > 9 { return Condition(761, "dust") }
    if isDesert, wind > 7.5 { return Condition(721, "haze") }
    return switch clouds {
    case ..<11: Condition(800, "clear sky")
    case ..<25: Condition(801, "few clouds")
    case ..<51: Condition(802, "scattered clouds")
    case ..<85: Condition(803, "broken clouds")
    default: Condition(804, "overcast clouds")
    }
  }

  /// The part of the precipitation that is snow, in millimeters of water.
  var snowfall: Double {
    switch phase {
    case .snow: precipitation
    case .mixed: precipitation / 2
    case .rain, .freezingRain: 0
    }
  }

  /// The apparent temperature in °C.
  var feelsLike: Double {
    apparentTemperature(temperature, humidity: Double(humidity), wind: wind)
  }

  private var isShower: Bool { clouds < 85 }

  private var falling: Condition {
    switch phase {
    case .freezingRain: Condition(511, "freezing rain")
    case .mixed:
      precipitation < 1
        ? Condition(615, "light rain and snow") : Condition(616, "rain and snow")
    case .snow: snow
    case .rain: temperature > 17 && precipitation > 1 && instability > 0.8 ? thunder : rain
    }
  }

  private var snow: Condition {
    if isShower {
      return precipitation < 1
        ? Condition(620, "light shower snow") : Condition(621, "shower snow")
    }
    return switch precipitation {
    case ..<0.5: Condition(600, "light snow")
    case ..<2: Condition(601, "snow")
    default: Condition(602, "heavy snow")
    }
  }

  private var thunder: Condition {
    switch precipitation {
    case ..<2: Condition(200, "thunderstorm with light rain")
    case ..<8: Condition(201, "thunderstorm with rain")
    default: Condition(202, "thunderstorm with heavy rain")
    }
  }

  private var rain: Condition {
    if precipitation < 0.25, !isShower, instability < 0 {
      return precipitation < 0.18
        ? Condition(300, "light intensity drizzle") : Condition(301, "drizzle")
    }
    if isShower {
      return precipitation < 1
        ? Condition(520, "light intensity shower rain") : Condition(521, "shower rain")
    }
    return switch precipitation {
    case ..<1: Condition(500, "light rain")
    case ..<4: Condition(501, "moderate rain")
    case ..<10: Condition(502, "heavy intensity rain")
    case ..<25: Condition(503, "very heavy rain")
    default: Condition(504, "extreme rain")
    }
  }

  /// The visibility in meters.
  var visibility: Int {
    let metres: Double
    switch (condition.id, phase) {
    case (741, _): metres = 1000 - 170 * Double(humidity - 95)
    case (701, _): metres = 4600 - 900 * Double(humidity - 92)
    case (721, _): metres = 4000
    case (761, _): metres = max(400, 3000 - 250 * (wind - 9))
    case (_, .rain): metres = 11000 - 900 * precipitation
    default: metres = precipitation == 0 ? 10000 : 10000 / (1 + 2.5 * precipitation)
    }
    return Int(min(10000, max(100, metres)).rounded())
  }
}
