import Foundation
import SimulatedWorld
import SimulatorKit
import StrataWebServer

/// The simulation of the National Weather Service of the United States, another service without a
/// key, which this simulator also provides.
extension OpenMeteoService {
  /// The number of hours ahead in which the simulated office looks for severe weather.
  private static let reach = 24

  /// Returns the answer of `/alerts/active`: the alerts at a point of the United States.
  func alerts(_ query: Query) -> HTTPResponse {
    let degrees = query.list("point").compactMap(Double.init)
    guard degrees.count == 2, abs(degrees[0]) <= 90, abs(degrees[1]) <= 180 else {
      return .json(
        .object([
          "type": "https://api.weather.gov/problems/BadRequest", "title": "Bad Request",
          "status": 400, "detail": "Bad Request",
        ]), status: 400)
    }
    let point = Coordinate(latitude: degrees[0], longitude: degrees[1])
    let nearest = gazetteer.places(near: point, within: 100, limit: 1).first
    let found = nearest.map { $0.country == "US" ? features($0) : [] } ?? []
    return .json(
      .object([
        "type": "FeatureCollection", "features": .array(found),
        "title": "Current watches, warnings, and advisories",
      ]))
  }

  private func features(_ place: Place) -> [JSON] {
    let climate = Spot(place: place).climate(model)
    let start = Int(now().timeIntervalSince1970) / 3600
    let severe = (start..<start + Self.reach).filter { hour in
      let weather = model.weather(at: place.coordinate, climate: climate, hour: hour)
      return [65, 75, 82, 86, 95].contains(weather.wmoCode)
    }
    guard let first = severe.first, let last = severe.last else { return [] }
    return [feature(place, from: first * 3600, to: (last + 1) * 3600)]
  }

  private func feature(_ place: Place, from first: Int, to end: Int) -> JSON {
    let (first, end) = (time(first), time(end))
    return .object([
      "type": "Feature", "geometry": .null,
      "properties": .object([
        "id": .string("urn:simulated:\(place.id)"), "areaDesc": .string(place.name),
        "effective": first, "onset": first, "expires": end, "ends": .null, "status": "Actual",
        "messageType": "Alert", "severity": "Severe", "certainty": "Likely",
        "urgency": "Expected", "event": "Severe Weather Statement",
        "senderName": "Simulated Weather Office",
        "headline": "Severe Weather Statement by the Simulated Weather Office",
        "description": "This warning is simulated: heavy rain, snow or thunder is in the forecast.",
        "instruction": .null,
      ]),
    ])
  }

  private func time(_ seconds: Int) -> JSON {
    .string(Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601))
  }
}
