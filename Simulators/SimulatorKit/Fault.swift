/// A fault to simulate.
///
///     await simulator.faults.add(Fault(.status(429), at: "/data/2.5/forecast", times: 2))
public struct Fault: Sendable, Equatable {
  /// The kind of a fault.
  public enum Kind: Sendable, Equatable {
    /// The service's error response for the status, which is 401, 404, 429 or 500.
    case status(Int)
    /// The correct response after a delay.
    case delay(Duration)
    /// Half of the correct response, after which the connection is closed.
    case drop
    /// The correct response without its end: complete for HTTP, invalid as JSON.
    case malformed
    /// The correct response with every number as a string.
    case wrongTypes
  }

  /// The kind of the fault.
  public let kind: Kind
  /// The prefix of the affected paths; `/` means all.
  public let path: String
  /// The number of requests that are still affected; `nil` means all.
  public internal(set) var times: Int?

  /// Creates a fault.
  ///
  /// - Parameters:
  ///   - kind: The kind of the fault.
  ///   - path: The prefix of the affected paths.
  ///   - times: The number of affected requests; `nil` means all.
  public init(_ kind: Kind, at path: String = "/", times: Int? = nil) {
    self.kind = kind
    self.path = path
    self.times = times
  }
}
