public import Foundation
public import StrataWebServer

/// A simulated service that is served on a local socket.
///
///     let simulator = Simulator(service: MyService())
///     let url = try simulator.start()    // http://127.0.0.1:49152
///     await simulator.stop()
public final class Simulator: Sendable {
  /// The host name or address.
  public let host: String
  private let responder: Responder
  private let server: WebServer

  /// Creates a server for a service.
  ///
  /// - Parameters:
  ///   - service: The simulated service.
  ///   - host: The host name or address to listen on.
  ///   - port: The port; 0 for a free one.
  ///   - faults: The faults to simulate from the start.
  ///   - clock: The clock for delay faults.
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

  /// The pending faults.
  public var faults: FaultPlan { responder.faults }
  /// The log of received requests.
  public var requests: RequestLog { responder.requests }

  /// Starts listening.
  ///
  /// - Returns: The URL with the chosen port.
  /// - Throws: ``WebServerError``, for example if the port is in use.
  public func start() throws(WebServerError) -> URL {
    let port = try server.start()
    var parts = URLComponents()
    parts.scheme = "http"
    parts.host = host.contains(":") ? "[\(host)]" : host
    parts.port = port
    guard let url = parts.url else {
      throw .badHost(host, reason: "the host cannot be part of a URL")
    }
    return url
  }

  /// Stops the server at once; pending requests get no response.
  public func stop() async { await server.stop(within: .zero) }

  /// Returns the response to a request directly, without using the socket.
  public func respond(to request: HTTPRequest) async -> HTTPResponse {
    await responder.respond(to: request)
  }
}
