public import SimulatorKit

/// A local stand-in for rickandmortyapi.com: the same addresses, shapes and refusals, invented
/// characters, and portraits that it draws itself.
///
///     let simulator = RickMortySimulator()
///     let url = try simulator.start()    // http://127.0.0.1:49154
///     // GET /api/character?page=2&status=alive
///     await simulator.stop()
///
/// It serves `/api`, `/api/character`, `/api/character/{id}` and lists of ids, and
/// `/api/character/avatar/{id}.png`. Locations and episodes are named in characters, and not served.
public final class RickMortySimulator: StandIn {
  public let simulator: Simulator

  public init(_ configuration: Configuration = Configuration()) {
    simulator = Simulator(
      service: RickMortyService(cast: Cast(count: configuration.count)), host: configuration.host,
      port: configuration.port, faults: configuration.faults, clock: configuration.clock)
  }
}

extension RickMortySimulator {
  /// Where the simulator listens and how many characters it has.
  public struct Configuration: Sendable {
    public var host: String
    /// 0 lets the system choose one.
    public var port: Int
    /// 826, as the service has.
    public var count: Int
    public var faults: [Fault]
    /// Measures the delays of faults.
    public var clock: any Clock<Duration>

    public init(
      host: String = "127.0.0.1", port: Int = 0, count: Int = 826, faults: [Fault] = [],
      clock: any Clock<Duration> = ContinuousClock()
    ) {
      self.host = host
      self.port = port
      self.count = count
      self.faults = faults
      self.clock = clock
    }
  }
}
