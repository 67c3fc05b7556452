import Foundation
import SimulatedWorld
import SimulatorKit

extension OpenMeteoService {
  /// Returns the answer of `/v1/air-quality` for one point: current values only, pollen in Europe.
  func airQuality(_ query: Query) throws(OpenMeteoFailure) -> JSON {
    guard let point = try query.points().first else { throw .counts }
    let nearest = gazetteer.places(near: point, within: 500, limit: 1).first
    let spot = Spot(coordinate: point, nearest: nearest)
    let time = Int(now().timeIntervalSince1970) / 3600 * 3600
    let span = try ForecastSpan(spot, timezone: query["timezone"], now: time, days: 1)
    let climate = spot.climate(model)
    let air = Air(weather(span, climate, at: time), point, time)
    var values = [
      JSON.Member("time", .string(span.text(time))), JSON.Member("interval", .integer(3600)),
    ]
    var units = [JSON.Member("time", "iso8601"), JSON.Member("interval", "seconds")]
    for name in query.list("current") {
      guard let unit = Air.units[name] else { throw .variable(name, key: "current") }
      values.append(JSON.Member(name, air.values[name].map(JSON.number) ?? .null))
      units.append(JSON.Member(name, .string(unit)))
    }
    return .members(
      head(span, climate, number: 0) + [
        JSON.Member("current_units", .members(units)), JSON.Member("current", .members(values)),
      ])
  }
}

/// The simulated air quality at a point and a time, computed from the weather: dust gathers in
/// still air, ozone forms in warm sun, and pollen fly in their months.
struct Air {
  /// The names of all variables, with their units.
  static let units: [String: String] = {
    var units = ["european_aqi": "EAQI", "us_aqi": "USAQI"]
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
      "european_aqi": Self.index(
        dust, [0, 10, 20, 25, 50, 75, 800], [0, 20, 40, 60, 80, 100, 120]),
      "us_aqi": Self.index(
        dust, [0, 9, 35.4, 55.4, 125.4, 225.4], [0, 50, 100, 150, 200, 300]),
    ].mapValues { ($0 * 10).rounded() / 10 }
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

  /// Returns the index of a concentration, between the limits of a scale.
  private static func index(_ value: Double, _ limits: [Double], _ indices: [Double]) -> Double {
    guard let band = limits.indices.dropLast().last(where: { value >= limits[$0] }) else {
      return 0
    }
    let part = (value - limits[band]) / (limits[band + 1] - limits[band])
    return (indices[band] + min(part, 1) * (indices[band + 1] - indices[band])).rounded()
  }
}
