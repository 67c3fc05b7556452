public import Foundation
import SimulatedWorld
public import SimulatorKit

/// A local stand-in for Open-Meteo: the same addresses, the same shapes, the same invented weather
/// as the other simulators'.
///
///     let simulator = try OpenMeteoSimulator()
///     let url = try simulator.start()    // http://127.0.0.1:49153
///     // GET /v1/forecast?latitude=51.5&longitude=-0.1&hourly=temperature_2m
///     await simulator.stop()
///
/// It serves `/v1/forecast`, `/v1/search` and `/v1/get`; the real service has the geocoder on a host
/// of its own. Units, models and formats other than the app's are refused or left out.
public final class OpenMeteoSimulator: StandIn {
  public let simulator: Simulator

  /// - Throws: When the files of the simulated world are missing or damaged.
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
  /// Where the simulator listens, how much it allows, what time it is there.
  public struct Configuration: Sendable {
    public var host: String
    /// 0 lets the system choose one.
    public var port: Int
    public var limits: CallLimits
    public var faults: [Fault]
    /// The present: the weather of each instant is fixed.
    public var now: @Sendable () -> Date
    /// Measures the delays of faults.
    public var clock: any Clock<Duration>

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
