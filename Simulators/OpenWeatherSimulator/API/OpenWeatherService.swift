import Foundation
import SimulatedWorld
import SimulatorKit
import StrataWebServer

/// OpenWeatherMap's current weather, forecast and geocoding, answered from the gazetteer and the
/// weather model.
struct OpenWeatherService: SimulatedService {
  let gazetteer: Gazetteer
  let model: WeatherModel
  let keys: Keys
  let now: @Sendable () -> Date
  /// A Boolean value that indicates whether a forecast also has the slots of today that are over.
  var forecastsWholeToday = false

  let secretParameters: Set<String> = ["appid"]

  var unknownPath: HTTPResponse { ServiceFailure.unknownPath.response }

  func failure(status: Int) -> HTTPResponse {
    let failure: ServiceFailure =
      switch status {
      case 401: .badKey
      case 404: .cityNotFound
      case 429: .overQuota
      default: .broken
      }
    return failure.response
  }

  var routes: [Route] {
    [
      route("/data/2.5/weather") { parameters throws(ServiceFailure) in
        current(try spot(parameters), parameters)
      },
      route("/data/2.5/forecast") { parameters throws(ServiceFailure) in
        forecast(try spot(parameters), parameters)
      },
      route("/data/3.0/onecall") { parameters throws(ServiceFailure) in
        oneCall(try spot(parameters))
      },
      route("/geo/1.0/direct", direct),
      route("/geo/1.0/reverse", reverse),
      Route(below: "/map/", respond: tile),
    ]
  }

  private func route(
    _ path: String, _ answer: @escaping @Sendable (Parameters) throws(ServiceFailure) -> JSON
  ) -> Route {
    Route(path) { request in
      let parameters = Parameters(request)
      do throws(ServiceFailure) {
        try checkKey(parameters["appid"] ?? "")
        return .json(try answer(parameters))
      } catch {
        return error.response
      }
    }
  }

  func checkKey(_ key: String) throws(ServiceFailure) {
    if keys.exhausted.contains(key) { throw .overQuota }
    guard keys.accepted.contains(key), !keys.notYetActive.contains(key) else { throw .badKey }
  }

  /// Returns the point that a request specifies by coordinates, id or name.
  private func spot(_ parameters: Parameters) throws(ServiceFailure) -> Spot {
    if let coordinate = try parameters.coordinate() {
      let nearest = gazetteer.places(near: coordinate, within: 500, limit: 1).first
      return Spot(coordinate: coordinate, nearest: nearest)
    }
    let found: Place?
    if let id = parameters["id"], !id.isEmpty {
      found = Int(id).flatMap(gazetteer.place(id:))
    } else if let query = PlaceQuery(parameters["q"] ?? "") {
      found = gazetteer.place(named: query)
    } else {
      throw .nothingToGeocode
    }
    guard let found else { throw .cityNotFound }
    return Spot(place: found)
  }
}
