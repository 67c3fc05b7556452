import SimulatorKit

/// The units that a request asks for.
struct Units {
  let temperature: String
  let wind: String
  let precipitation: String
  let isUnixTime: Bool

  init(_ query: Query) throws(OpenMeteoFailure) {
    temperature = try query.choice("temperature_unit", ["celsius", "fahrenheit"])
    wind = try query.choice("wind_speed_unit", ["kmh", "ms", "mph", "kn"])
    precipitation = try query.choice("precipitation_unit", ["mm", "inch"])
    isUnixTime = try query.choice("timeformat", ["iso8601", "unixtime"]) == "unixtime"
  }

  /// Returns a value of a kind in these units, with the service's number of decimals.
  func value(_ value: Double, _ kind: Variable.Kind) -> JSON {
    switch kind {
    case .temperature: .number(tenths(temperature == "celsius" ? value : value * 9 / 5 + 32))
    case .wind: .number(tenths(value * windFactor))
    case .precipitation:
      .number(precipitation == "mm" ? hundredths(value) : hundredths(value / 25.4))
    case .pressure, .metres: .number(tenths(value))
    case .percent, .degrees, .code, .flag: .integer(Int(value.rounded()))
    case .seconds, .index, .depth: .number(hundredths(value))
    }
  }

  /// Returns the service's name of the unit, including its blanks and misspellings.
  func name(_ kind: Variable.Kind) -> String {
    switch kind {
    case .temperature: temperature == "celsius" ? "°C" : "°F"
    case .wind: ["kmh": "km/h", "ms": "m/s", "mph": "mp/h", "kn": "kn"][wind] ?? ""
    case .precipitation: precipitation
    case .pressure: "hPa"
    case .metres, .depth: "m"
    case .percent: "%"
    case .degrees: "°"
    case .code: "wmo code"
    case .flag, .index: ""
    case .seconds: "s"
    }
  }

  private var windFactor: Double {
    switch wind {
    case "ms": 1
    case "mph": 2.236936
    case "kn": 1.943844
    default: 3.6
    }
  }

  private func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }
  private func hundredths(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
