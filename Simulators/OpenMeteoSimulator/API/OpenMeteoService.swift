import Foundation
import SimulatedWorld
import SimulatorKit
import StrataWebServer

/// Open-Meteo's forecast and geocoder, answered from the gazetteer and the weather model.
struct OpenMeteoService: SimulatedService {
  let gazetteer: Gazetteer
  let model: WeatherModel
  let budget: CallBudget
  let now: @Sendable () -> Date

  let secretParameters: Set<String> = ["apikey"]

  var unknownPath: HTTPResponse { OpenMeteoFailure.notFound.response }

  func failure(status: Int) -> HTTPResponse {
    switch status {
    case 404: OpenMeteoFailure.notFound.response
    case 429: OpenMeteoFailure.minutelyLimit.response
    case 401: .json(.object(["error": true, "reason": "Unauthorized"]), status: 401)
    default: OpenMeteoFailure.overloaded.response
    }
  }

  var routes: [Route] {
    [
      route("/v1/forecast") { query throws(OpenMeteoFailure) in try forecast(query) },
      route("/v1/air-quality") { query throws(OpenMeteoFailure) in try airQuality(query) },
      route("/v1/archive") { query throws(OpenMeteoFailure) in try archive(query) },
      Route("/alerts/active") { request in alerts(Query(request)) },
      route("/v1/search") { query throws(OpenMeteoFailure) in try search(query) },
      route("/v1/get") { query throws(OpenMeteoFailure) in try place(query) },
    ]
  }

  /// Returns a route of the service. Rejected requests count against the budget of calls, too.
  private func route(
    _ path: String, _ answer: @escaping @Sendable (Query) throws(OpenMeteoFailure) -> JSON
  ) -> Route {
    Route(path) { request in
      let query = Query(request)
      do throws(OpenMeteoFailure) {
        try budget.spend(path == "/v1/forecast" ? query.weight : 1)
        return .json(try answer(query))
      } catch {
        return error.response
      }
    }
  }
}
