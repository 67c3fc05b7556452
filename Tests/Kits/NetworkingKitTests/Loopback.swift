import Foundation
import NetworkingKit
import StrataKitTesting
import StrataWebServer

/// A server on this machine for one test.
final class Loopback: Sendable {
  let url: URL
  let paths = Recorded<String>()
  private let server: WebServer

  init(respond: @escaping WebServer.Respond) throws {
    server = WebServer { [paths] request in
      paths.record(request.path)
      return await respond(request)
    }
    var parts = URLComponents()
    parts.scheme = "http"
    parts.host = "127.0.0.1"
    parts.port = try server.start()
    url = try parts.url ?? { throw URLError(.badURL) }()
  }

  func client(
    retry: RetryPolicy = .standard, clock: any Clock<Duration> = ContinuousClock()
  ) -> URLSessionAPIClient {
    URLSessionAPIClient(retry: retry, connectionsPerHost: 6, clock: clock)
  }

  func stop() async {
    await server.stop(within: .zero)
  }
}
