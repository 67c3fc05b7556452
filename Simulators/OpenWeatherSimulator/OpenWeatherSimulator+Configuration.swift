public import Foundation
public import SimulatorKit

extension OpenWeatherSimulator {
  /// The address, keys, faults and clocks of a simulator.
  public struct Configuration: Sendable {
    /// The host name or address to listen on.
    public var host: String
    /// The port; 0 for a free one.
    public var port: Int
    /// The API keys.
    public var keys: Keys
    /// A Boolean value that indicates whether a forecast also has the slots of today that are over,
    /// unlike the real service's.
    public var forecastsWholeToday: Bool
    /// The faults to simulate from the start.
    public var faults: [Fault]
    /// Returns the current time; the weather at each time is fixed.
    public var now: @Sendable () -> Date
    /// The clock for delay faults.
    public var clock: any Clock<Duration>

    /// Creates a configuration. For the parameters, see the properties of the same names; `apiKeys`
    /// are the keys that work.
    public init(
      host: String = "127.0.0.1", port: Int = 0, apiKeys: Set<String> = ["demo"],
      forecastsWholeToday: Bool = false, faults: [Fault] = [],
      now: @escaping @Sendable () -> Date = { Date() },
      clock: any Clock<Duration> = ContinuousClock()
    ) {
      self.host = host
      self.port = port
      keys = Keys(accepted: apiKeys)
      self.forecastsWholeToday = forecastsWholeToday
      self.faults = faults
      self.now = now
      self.clock = clock
    }
  }
}
