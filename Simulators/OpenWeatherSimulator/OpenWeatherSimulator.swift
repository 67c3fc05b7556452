import SimulatedWorld
public import SimulatorKit

/// A local simulator of OpenWeatherMap: the same paths and formats, with generated weather.
///
///     let simulator = try OpenWeatherSimulator(.init(apiKeys: ["demo"]))
///     let url = try simulator.start()    // http://127.0.0.1:49152
///     // GET /data/2.5/weather?q=London&appid=demo
///     await simulator.stop()
///
/// It serves `/data/2.5/weather`, `/data/2.5/forecast`, `/geo/1.0/direct` and `/geo/1.0/reverse`,
/// in English, and three map layers below `/map/`. `zip`, XML and HTML are not supported.
public final class OpenWeatherSimulator: StandIn {
  /// The HTTP server that answers as the weather service does.
  public let simulator: Simulator

  /// Creates a simulator.
  ///
  /// - Throws: An error if the files of the module are missing or damaged.
  public init(_ configuration: Configuration = Configuration()) throws {
    let service = OpenWeatherService(
      gazetteer: try .bundled(), model: WeatherModel(climates: try .bundled()),
      keys: configuration.keys, now: configuration.now,
      forecastsWholeToday: configuration.forecastsWholeToday)
    simulator = Simulator(
      service: service, host: configuration.host, port: configuration.port,
      faults: configuration.faults, clock: configuration.clock)
  }
}
