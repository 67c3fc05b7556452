public import Foundation
public import SimulatorKit

extension OpenWeatherSimulator {
  /// Where the simulator listens, which keys it takes, what time it is there.
  public struct Configuration: Sendable {
    public var host: String
    /// 0 lets the system choose one.
    public var port: Int
    public var keys: Keys
    public var faults: [Fault]
    /// The present: the weather of each instant is fixed.
    public var now: @Sendable () -> Date
    /// Measures the delays of faults.
    public var clock: any Clock<Duration>

    public init(
      host: String = "127.0.0.1", port: Int = 0, apiKeys: Set<String> = ["demo"],
      faults: [Fault] = [], now: @escaping @Sendable () -> Date = { Date() },
      clock: any Clock<Duration> = ContinuousClock()
    ) {
      self.host = host
      self.port = port
      keys = Keys(accepted: apiKeys)
      self.faults = faults
      self.now = now
      self.clock = clock
    }
  }
}
