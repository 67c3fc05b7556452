public import Foundation
public import StrataWebServer

/// What stands in for a service: it has a simulator, and is started and asked as one.
///
///     final class ClockSimulator: StandIn {
///       let simulator = Simulator(service: ClockService())
///     }
public protocol StandIn: Sendable {
  var simulator: Simulator { get }
}

extension StandIn {
  /// What goes wrong on purpose; also under `/_faults`.
  public var faults: FaultPlan { simulator.faults }

  /// The requests that came; also under `/_requests`.
  public var requests: RequestLog { simulator.requests }

  /// Starts to listen and returns the address to ask: host and port, without a path.
  public func start() throws(WebServerError) -> URL { try simulator.start() }

  public func stop() async { await simulator.stop() }

  /// Answers in memory, as it would over the socket.
  public func respond(to request: HTTPRequest) async -> HTTPResponse {
    await simulator.respond(to: request)
  }
}
