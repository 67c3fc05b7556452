public import Foundation
public import StrataWebServer

/// A simulator of a service, which is started and called through its server.
///
///     final class ClockSimulator: StandIn {
///       let simulator = Simulator(service: ClockService())
///     }
public protocol StandIn: Sendable {
  var simulator: Simulator { get }
}

extension StandIn {
  /// The pending faults, which are also served at `/_faults`.
  public var faults: FaultPlan { simulator.faults }

  /// The log of received requests, which is also served at `/_requests`.
  public var requests: RequestLog { simulator.requests }

  /// Starts listening and returns the URL: host and port, without a path.
  public func start() throws(WebServerError) -> URL { try simulator.start() }

  /// Stops the server at once; pending requests get no response.
  public func stop() async { await simulator.stop() }

  /// Returns the response to a request directly, without using the socket.
  public func respond(to request: HTTPRequest) async -> HTTPResponse {
    await simulator.respond(to: request)
  }
}
