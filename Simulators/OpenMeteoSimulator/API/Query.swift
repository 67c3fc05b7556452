import Foundation
import SimulatedWorld
import StrataWebServer

/// The query of a request: the first value of each name, with lists separated by commas.
struct Query {
  private var values: [String: String] = [:]

  init(_ request: HTTPRequest) {
    for item in request.queryItems() where values[item.name] == nil {
      values[item.name] = item.value
    }
  }

  subscript(name: String) -> String? { values[name].flatMap { $0.isEmpty ? nil : $0 } }

  func list(_ name: String) -> [String] {
    (self[name] ?? "").split(separator: ",").map(String.init)
  }

  /// Returns the value of a parameter with fixed choices; if it is missing, the first choice.
  ///
  /// - Throws: An error for any other value.
  func choice(_ name: String, _ words: [String]) throws(OpenMeteoFailure) -> String {
    let value = self[name] ?? words[0]
    guard words.contains(value) else { throw .value(value, key: name) }
    return value
  }

  /// Returns the requested number of days, 0 to 16; seven by default.
  func forecastDays() throws(OpenMeteoFailure) -> Int {
    guard let text = self["forecast_days"] else { return 7 }
    guard let days = Int(text), (0...16).contains(days) else { throw .forecastDays(text) }
    return days
  }

  /// Returns the requested number of days before today, 0 to 92; none by default.
  func pastDays() throws(OpenMeteoFailure) -> Int {
    guard let text = self["past_days"] else { return 0 }
    guard let days = Int(text), (0...92).contains(days) else {
      throw .value(text, key: "past_days")
    }
    return days
  }

  /// Returns the points that `latitude` and `longitude` list.
  func points() throws(OpenMeteoFailure) -> [Coordinate] {
    let (latitudes, longitudes) = (list("latitude"), list("longitude"))
    guard !latitudes.isEmpty, latitudes.count == longitudes.count else { throw .counts }
    var points: [Coordinate] = []
    for (latitude, longitude) in zip(latitudes, longitudes) {
      guard let north = Double(latitude), abs(north) <= 90 else { throw .latitude(latitude) }
      guard let east = Double(longitude), abs(east) <= 180 else { throw .longitude(longitude) }
      points.append(Coordinate(latitude: north, longitude: east))
    }
    return points
  }

  /// The weight of a forecast request: a tenth of a call for each variable and place, more beyond
  /// fourteen days, but at least one call for each place.
  var weight: Double {
    let variables = ["current", "hourly", "daily", "minutely_15"].reduce(0) { $0 + list($1).count }
    let days = ((try? forecastDays()) ?? 7) + ((try? pastDays()) ?? 0)
    // Each model of several has columns for the hourly variables.
    let further = list("hourly").count * max(0, list("models").count - 1)
    let tenths = Double(variables + further) / 10
    return Double(max(1, list("latitude").count)) * max(1, tenths, tenths * Double(days) / 14)
  }
}
