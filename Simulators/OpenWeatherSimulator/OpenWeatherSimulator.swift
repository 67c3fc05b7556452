public import Foundation
import SimulatedWorld
public import SimulatorKit
public import WebServer

/// A local stand-in for OpenWeatherMap: the same addresses, the same shapes, invented weather.
///
///     let simulator = try OpenWeatherSimulator(.init(apiKeys: ["demo"]))
///     let url = try simulator.start()    // http://127.0.0.1:49152
///     // GET /data/2.5/weather?q=London&appid=demo
///     await simulator.stop()
///
/// It serves `/data/2.5/weather`, `/data/2.5/forecast`, `/geo/1.0/direct` and `/geo/1.0/reverse`, in
/// English. `zip`, XML and HTML are not there.
public final class OpenWeatherSimulator: Sendable {
  private let simulator: Simulator

  /// - Throws: When the files that come with the module are missing or damaged.
  public init(_ configuration: Configuration = Configuration()) throws {
    let service = OpenWeatherService(
      gazetteer: try .bundled(), model: WeatherModel(climates: try .bundled()),
      keys: configuration.keys, now: configuration.now)
    simulator = Simulator(
      service: service, host: configuration.host, port: configuration.port,
      faults: configuration.faults, clock: configuration.clock)
  }

  /// What goes wrong on purpose; also under `/_faults`.
  public var faults: FaultPlan { simulator.faults }

  /// The requests that came; also under `/_requests`.
  public var requests: RequestLog { simulator.requests }

  /// Starts to listen and returns the address to ask.
  public func start() throws(WebServerError) -> URL { try simulator.start() }

  public func stop() async { await simulator.stop() }

  /// Answers in memory, as it would over the socket.
  public func respond(to request: HTTPRequest) async -> HTTPResponse {
    await simulator.respond(to: request)
  }
}
