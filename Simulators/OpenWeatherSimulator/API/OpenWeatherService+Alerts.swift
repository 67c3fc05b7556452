import Foundation
import SimulatedWorld
import SimulatorKit

extension OpenWeatherService {
  /// The number of hours ahead in which the simulated office looks for severe weather.
  private static let reach = 24

  /// Returns the answer of `/data/3.0/onecall` without the weather: an alert if the next day has a
  /// thunderstorm or heavy snow. Without an alert, it has no member `alerts`.
  func oneCall(_ spot: Spot) -> JSON {
    let climate = spot.climate(model)
    let start = Int(now().timeIntervalSince1970) / 3600
    let severe = (start..<start + Self.reach).filter { hour in
      let weather = model.weather(at: spot.weatherPoint, climate: climate, hour: hour)
      return isSevere(weather.condition.id)
    }
    var members = [
      JSON.Member("lat", .number(spot.coordinate.latitude)),
      JSON.Member("lon", .number(spot.coordinate.longitude)),
      JSON.Member("timezone", .string(spot.zoneName)),
      JSON.Member("timezone_offset", .integer(spot.offset(at: start * 3600))),
    ]
    if let first = severe.first, let last = severe.last {
      members.append(JSON.Member("alerts", .array([alert(from: first, to: last + 1)])))
    }
    return .members(members)
  }

  private func isSevere(_ condition: Int) -> Bool {
    (200..<300).contains(condition) || [502, 503, 504, 602, 622].contains(condition)
  }

  private func alert(from first: Int, to end: Int) -> JSON {
    .object([
      "sender_name": "Simulated Weather Office", "event": "Severe weather",
      "start": .integer(first * 3600), "end": .integer(end * 3600),
      "description": "This warning is simulated: heavy rain, snow or thunder is in the forecast.",
      "tags": .array([]),
    ])
  }
}
