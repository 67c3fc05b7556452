import Foundation
import SimulatedWorld

/// The simulated air quality at a point and a time, computed from the weather: dust gathers in
/// still air, ozone forms in warm sun, and pollen fly in their months.
struct Air {
  /// The names of all variables, with their units.
  static let units: [String: String] = {
    var units = ["european_aqi": "EAQI", "us_aqi": "USAQI"]
    for scale in [AirScale.european, .american] {
      for name in scale.limits.keys { units["\(scale.name)_\(name)"] = units[scale.name] }
    }
    for name in gases { units[name] = "μg/m³" }
    for (name, _) in seasons { units[name] = "grains/m³" }
    return units
  }()

  private static let gases = [
    "pm10", "pm2_5", "carbon_monoxide", "nitrogen_dioxide", "sulphur_dioxide", "ozone",
  ]
  /// The first and the last month of each kind of pollen.
  private static let seasons: [(name: String, months: ClosedRange<Int>)] = [
    ("alder_pollen", 1...4), ("birch_pollen", 3...5), ("grass_pollen", 5...8),
    ("mugwort_pollen", 7...9), ("olive_pollen", 4...6), ("ragweed_pollen", 8...10),
  ]

  private(set) var values: [String: Double] = [:]

  init(_ weather: Weather, _ point: Coordinate, _ time: Int) {
    let stillness = max(0, 8 - weather.windSpeed) / 8
    let washed = weather.rain > 0 ? 0.5 : 1
    let dust = (4 + 26 * stillness) * washed
    let ozone = max(10, 40 + 2 * weather.temperature - 0.2 * Double(weather.clouds))
    values = [
      "pm2_5": dust, "pm10": dust * 1.6, "ozone": ozone, "nitrogen_dioxide": 6 + 30 * stillness,
      "sulphur_dioxide": 1 + 4 * stillness, "carbon_monoxide": 120 + 180 * stillness,
    ].mapValues { ($0 * 10).rounded() / 10 }
    for scale in [AirScale.european, .american] { add(scale) }
    addPollen(point, time, dryness: washed * (0.5 + stillness / 2))
  }

  /// Adds the pollen of the month, but in Europe only, as the real service does.
  private mutating func addPollen(_ point: Coordinate, _ time: Int, dryness: Double) {
    guard (30.0...72).contains(point.latitude), (-25.0...45).contains(point.longitude) else {
      return
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let month = calendar.component(.month, from: Date(timeIntervalSince1970: Double(time)))
    for (name, months) in Self.seasons {
      values[name] = months.contains(month) ? (dryness * 600).rounded() / 10 : 0
    }
  }

  /// Adds the index of each pollutant, and the index of all, which is the greatest of them.
  private mutating func add(_ scale: AirScale) {
    let parts = scale.limits.map { ($0, scale.index(values[$0] ?? 0, $1)) }
    for (name, index) in parts { values["\(scale.name)_\(name)"] = index }
    values[scale.name] = parts.map(\.1).max()
  }
}
