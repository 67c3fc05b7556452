import SimulatorKit
import StrataWebServer

/// A weather service whose errors repeat the request with its key, as some do.
struct EchoingUpstream: SimulatedService {
  let secretParameters: Set<String> = []
  let status: Int

  var routes: [Route] {
    ["/data/2.5/weather", "/data/2.5/forecast", "/geo/1.0/direct", "/geo/1.0/reverse"].map { path in
      Route(path) { request in
        let words = "Invalid request \(request.path)?\(request.query ?? "")"
        var response = HTTPResponse.json(
          .object(["cod": .integer(status), "message": .string(words)]), status: status)
        response.headers["X-Request"] = words
        return response
      }
    }
  }

  var unknownPath: HTTPResponse { .text("unknown", status: 404) }
  func failure(status: Int) -> HTTPResponse { .text("failed", status: status) }
}
