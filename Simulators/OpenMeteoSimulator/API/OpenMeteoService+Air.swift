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
