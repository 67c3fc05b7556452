public import Foundation
public import StrataWebServer

/// A service on a socket of this machine.
///
///     let simulator = Simulator(service: MyService())
///     let url = try simulator.start()    // http://127.0.0.1:49152
///     await simulator.stop()
public final class Simulator: Sendable {
  public let host: String
  private let responder: Responder
  private let server: WebServer

  /// - Parameters:
  ///   - port: 0 lets the system choose one.
  ///   - clock: Measures the delays of faults.
  public init(
    service: any SimulatedService, host: String = "127.0.0.1", port: Int = 0, faults: [Fault] = [],
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    let responder = Responder(service: service, faults: FaultPlan(faults), clock: clock)
    self.host = host
    self.responder = responder
    var configuration = WebServer.Configuration(host: host, port: port)
    configuration.extraHeaders = service.extraHeaders
    server = WebServer(configuration) {
      await responder.respond(to: $0)
    }
  }

  public var faults: FaultPlan { responder.faults }
  public var requests: RequestLog { responder.requests }

  /// Starts to listen.
  ///
  /// - Returns: The address to ask, with the port that was chosen.
  /// - Throws: ``WebServerError``, for instance where the port is in use.
  public func start() throws(WebServerError) -> URL {
    let port = try server.start()
    var parts = URLComponents()
    parts.scheme = "http"
    parts.host = host.contains(":") ? "[\(host)]" : host
    parts.port = port
    guard let url = parts.url else {
      throw .badHost(host, reason: "it makes no URL")
    }
    return url
  }

  /// Ends at once: whoever still waits for an answer loses it.
  public func stop() async { await server.stop(within: .zero) }

  /// Answers in memory, as it would over the socket.
  public func respond(to request: HTTPRequest) async -> HTTPResponse {
    await responder.respond(to: request)
  }
}
