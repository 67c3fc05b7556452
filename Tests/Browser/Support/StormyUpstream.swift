import Foundation
import OpenWeatherSimulator
import SimulatorKit
import StrataBrowserTesting
import StrataWebServer

/// The OpenWeatherMap simulator, with a thunderstorm in the forecast of one place.
final class StormyUpstream: Sendable {
  private let simulator: OpenWeatherSimulator
  private let server: WebServer
  let url: URL

  /// Creates a service with a storm at a place.
  ///
  /// - Parameter place: The name of the place at the service.
  init(place: String, key: String) throws {
    let simulator = try OpenWeatherSimulator(.init(apiKeys: [key]))
    self.simulator = simulator
    server = WebServer(WebServer.Configuration()) { request in
      let answer = await simulator.simulator.respond(to: request)
      return request.path.hasSuffix("/forecast") ? Self.stormy(answer, in: place) : answer
    }
    guard let url = URL(string: "http://127.0.0.1:\(try server.start())") else {
      preconditionFailure("a port makes a URL")
    }
    self.url = url
  }

  /// Starts the app with this provider and a push service of the test.
  func serveWeDa(_ push: PlayedPushService) async throws -> ServedApp {
    try await ServedApp.start(
      "weda", arguments: ["-provider", "openweathermap"],
      environment: [
        "OPENWEATHERMAP_BASE_URL": url.absoluteString,
        "OPENWEATHERMAP_API_KEY": WeDaUnderTest.key, "STRATA_PUSH_SERVICES": push.origin,
      ])
  }

  func stop() async { await server.stop(within: .zero) }

  /// Replaces every slot's condition by a thunderstorm.
  private static func stormy(_ answer: HTTPResponse, in place: String) -> HTTPResponse {
    guard case .bytes(let bytes) = answer.body else { return answer }
    let told = String(decoding: bytes, as: UTF8.self)
    guard told.contains("\"\(place)\"") else { return answer }
    let sky = #/"id": ?\d+, ?"main": ?"[^"]+", ?"description": ?"[^"]+"/#
    var stormy = answer
    let text = told.replacing(
      sky, with: #""id":211,"main":"Thunderstorm","description":"thunderstorm""#)
    stormy.body = .bytes(Array(text.utf8))
    return stormy
  }
}
