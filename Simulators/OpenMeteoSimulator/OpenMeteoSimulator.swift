public import Foundation
import SimulatedWorld
public import SimulatorKit

/// A local simulator of Open-Meteo: the same paths and formats, with the same generated weather as
/// the other simulators.
///
///     let simulator = try OpenMeteoSimulator()
///     let url = try simulator.start()    // http://127.0.0.1:49153
///     // GET /v1/forecast?latitude=51.5&longitude=-0.1&hourly=temperature_2m
///     await simulator.stop()
///
/// It serves `/v1/forecast`, `/v1/air-quality`, `/v1/archive`, `/v1/search` and `/v1/get`; the real
/// service has separate hosts for air quality, the archive and the geocoder. Units, models and
/// formats that the app does not use are rejected or left out.
public final class OpenMeteoSimulator: StandIn {
  /// The HTTP server that answers as the weather service does.
  public let simulator: Simulator

  /// Creates a simulator.
  ///
  /// - Throws: An error if the files of the simulated world are missing or damaged.
  public init(_ configuration: Configuration = Configuration()) throws {
    let service = OpenMeteoService(
      gazetteer: try .bundled(), model: WeatherModel(climates: try .bundled()),
      budget: CallBudget(configuration.limits, now: configuration.now), now: configuration.now)
    simulator = Simulator(
      service: service, host: configuration.host, port: configuration.port,
      faults: configuration.faults, clock: configuration.clock)
  }
}

extension OpenMeteoSimulator {
  /// The address, limits, faults and clocks of a simulator.
  public struct Configuration: Sendable {
    /// The host name or address to listen on.
    public var host: String
    /// The port; 0 for a free one.
    public var port: Int
    /// The limits of calls.
    public var limits: CallLimits
    /// The faults to simulate from the start.
    public var faults: [Fault]
    /// Returns the current time; the weather at each time is fixed.
    public var now: @Sendable () -> Date
    /// The clock for delay faults.
    public var clock: any Clock<Duration>

    /// Creates a configuration. For the parameters, see the properties of the same names.
    public init(
      host: String = "127.0.0.1", port: Int = 0, limits: CallLimits = CallLimits(),
      faults: [Fault] = [], now: @escaping @Sendable () -> Date = { Date() },
      clock: any Clock<Duration> = ContinuousClock()
    ) {
      self.host = host
      self.port = port
      self.limits = limits
      self.faults = faults
      self.now = now
      self.clock = clock
    }
  }
}
