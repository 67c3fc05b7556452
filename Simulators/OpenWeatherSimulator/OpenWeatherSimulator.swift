import SimulatedWorld
public import SimulatorKit

/// A local stand-in for OpenWeatherMap: the same addresses, the same shapes, invented weather.
///
///     let simulator = try OpenWeatherSimulator(.init(apiKeys: ["demo"]))
///     let url = try simulator.start()    // http://127.0.0.1:49152
///     // GET /data/2.5/weather?q=London&appid=demo
///     await simulator.stop()
///
/// It serves `/data/2.5/weather`, `/data/2.5/forecast`, `/geo/1.0/direct` and `/geo/1.0/reverse`, in
/// English, and three layers of the map below `/map/`. `zip`, XML and HTML are not there.
public final class OpenWeatherSimulator: StandIn {
  public let simulator: Simulator

  /// - Throws: When the files that come with the module are missing or damaged.
  public init(_ configuration: Configuration = Configuration()) throws {
    let service = OpenWeatherService(
      gazetteer: try .bundled(), model: WeatherModel(climates: try .bundled()),
      keys: configuration.keys, now: configuration.now)
    simulator = Simulator(
      service: service, host: configuration.host, port: configuration.port,
      faults: configuration.faults, clock: configuration.clock)
  }
}
