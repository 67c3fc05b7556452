import Foundation
import SimulatedWorld

/// An hourly variable: its name, its kind, and its value in the model.
struct Variable: Sendable {
  enum Kind: Sendable {
    case temperature, wind, precipitation, pressure, metres, percent, degrees, code, flag, seconds,
      index,
      depth
  }

  let name: String
  let kind: Kind
  /// A closure that returns the variable's value.
  let value: @Sendable (_ weather: Weather, _ light: Light) -> Double

  static let all: [Variable] = [
    Variable(name: "temperature_2m", kind: .temperature) { weather, _ in weather.temperature },
    Variable(name: "apparent_temperature", kind: .temperature) { weather, _ in weather.feelsLike },
    Variable(name: "relative_humidity_2m", kind: .percent) { weather, _ in
      Double(weather.humidity)
    },
    Variable(name: "precipitation", kind: .precipitation) { weather, _ in
      weather.rain + weather.snow
    },
    Variable(name: "rain", kind: .precipitation) { weather, _ in weather.rain },
    Variable(name: "precipitation_probability", kind: .percent) { weather, _ in
      weather.probability * 100
    },
    Variable(name: "weather_code", kind: .code) { weather, _ in Double(weather.wmoCode) },
    Variable(name: "cloud_cover", kind: .percent) { weather, _ in Double(weather.clouds) },
    Variable(name: "pressure_msl", kind: .pressure) { weather, _ in Double(weather.pressure) },
    Variable(name: "surface_pressure", kind: .pressure) { weather, _ in
      Double(weather.groundPressure)
    },
    Variable(name: "wind_speed_10m", kind: .wind) { weather, _ in weather.windSpeed },
    Variable(name: "wind_direction_10m", kind: .degrees) { weather, _ in
      Double(weather.windDegrees)
    },
    Variable(name: "wind_gusts_10m", kind: .wind) { weather, _ in
      weather.gust ?? weather.windSpeed * 1.3
    },
    Variable(name: "visibility", kind: .metres) { weather, _ in Double(weather.visibility) },
    Variable(name: "is_day", kind: .flag) { _, light in light.isDay ? 1 : 0 },
    Variable(name: "dew_point_2m", kind: .temperature) { weather, _ in weather.dewPoint },
    Variable(name: "uv_index", kind: .index) { weather, light in
      max(0, light.height) * (1 + 7 * (1 - Double(weather.clouds) / 130))
    },
    Variable(name: "snow_depth", kind: .depth) { weather, _ in
      max(0, -weather.temperature) / 50
    },
  ]

  static func named(_ name: String, key: String) throws(OpenMeteoFailure) -> Variable {
    guard let found = all.first(where: { $0.name == name }) else {
      throw .variable(name, key: key)
    }
    return found
  }
}

/// The light of the sun at a point and a time.
struct Light: Sendable {
  /// A Boolean value that indicates whether the sun is up.
  let isDay: Bool
  /// The sine of the sun's elevation; negative below the horizon.
  let height: Double

  init(at point: Coordinate, seconds: Int) {
    isDay = Sun.isUp(at: point, seconds: seconds)
    height = Sun.height(at: point, seconds: Double(seconds))
  }
}

extension Weather {
  /// The temperature at which dew forms, by the formula of Magnus.
  var dewPoint: Double {
    let part = log(max(1, Double(humidity)) / 100) + 17.62 * temperature / (243.12 + temperature)
    return 243.12 * part / (17.62 - part)
  }

  /// The WMO code of this weather. Open-Meteo uses none for haze or dust, so a similar one is
  /// returned.
  var wmoCode: Int {
    switch condition.id {
    case 200..<300: 95
    case 300, 310: 51
    case 302, 312: 55
    case 300..<400: 53
    case 500: 61
    case 501: 63
    case 511: 66
    case 502..<511: 65
    case 520: 80
    case 522: 82
    case 520..<600: 81
    case 600, 611..<617: 71
    case 602: 75
    case 620: 85
    case 621, 622: 86
    case 600..<700: 73
    case 701, 741: 45
    case 800: 0
    case 801: 1
    case 802, 700..<800: 2
    default: 3
    }
  }
}
