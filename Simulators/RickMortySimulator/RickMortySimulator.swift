public import SimulatorKit

/// A local simulator of rickandmortyapi.com: the same paths, formats and errors, with generated
/// characters and portraits.
///
///     let simulator = RickMortySimulator()
///     let url = try simulator.start()    // http://127.0.0.1:49154
///     // GET /api/character?page=2&status=alive
///     await simulator.stop()
///
/// It serves `/api`, `/api/character`, `/api/character/{id}` and lists of ids, and
/// `/api/character/avatar/{id}.png`. Characters refer to locations and episodes, which are not
/// served.
public final class RickMortySimulator: StandIn {
  /// The HTTP server that answers as the service of characters does.
  public let simulator: Simulator

  /// Creates a simulator.
  public init(_ configuration: Configuration = Configuration()) {
    simulator = Simulator(
      service: RickMortyService(cast: Cast(count: configuration.count)), host: configuration.host,
      port: configuration.port, faults: configuration.faults, clock: configuration.clock)
  }
}

extension RickMortySimulator {
  /// The address, number of characters, faults and clock of a simulator.
  public struct Configuration: Sendable {
    /// The host name or address to listen on.
    public var host: String
    /// The port; 0 for a free one.
    public var port: Int
    /// The number of characters; 826 by default, as in the real service.
    public var count: Int
    /// The faults to simulate from the start.
    public var faults: [Fault]
    /// The clock for delay faults.
    public var clock: any Clock<Duration>

    /// Creates a configuration. For the parameters, see the properties of the same names.
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
