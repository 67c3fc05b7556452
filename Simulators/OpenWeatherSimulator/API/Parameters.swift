import Foundation
import SimulatedWorld
import StrataWebServer

/// The query of a request: the first value of each name.
struct Parameters {
  private var values: [String: String] = [:]

  init(_ request: HTTPRequest) {
    for item in request.queryItems() where values[item.name] == nil {
      values[item.name] = item.value
    }
  }

  subscript(name: String) -> String? { values[name] }

  /// Returns the point of `lat` and `lon`; `nil` unless both are given.
  func coordinate() throws(ServiceFailure) -> Coordinate? {
    guard let lat = values["lat"], let lon = values["lon"] else { return nil }
    guard let latitude = Double(lat), abs(latitude) <= 90 else { throw .wrongLatitude }
    guard let longitude = Double(lon), abs(longitude) <= 180 else { throw .wrongLongitude }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  /// Returns a positive integer up to a maximum; `usual` if it is missing or invalid.
  func count(_ name: String, default usual: Int, atMost most: Int) -> Int {
    guard let number = values[name].flatMap({ Int($0) }), number > 0 else { return usual }
    return min(number, most)
  }
}
