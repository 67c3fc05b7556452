/// Something that goes wrong on purpose.
///
///     await simulator.faults.add(Fault(.status(429), at: "/data/2.5/forecast", times: 2))
public struct Fault: Sendable, Equatable {
  /// What goes wrong.
  public enum Kind: Sendable, Equatable {
    /// The service's own answer for 401, 404, 429 or 500.
    case status(Int)
    /// The right answer, later.
    case delay(Duration)
    /// Half of the right answer, then the connection is gone.
    case drop
    /// The right answer with its end missing: complete for HTTP, broken as JSON.
    case malformed
    /// The right answer with every number as a string.
    case wrongTypes
  }

  public let kind: Kind
  /// The beginning of the paths that it happens to; `/` means all.
  public let path: String
  /// How many requests it still happens to; `nil` means always.
  public internal(set) var times: Int?

  /// - Parameter times: `nil` means always.
  public init(_ kind: Kind, at path: String = "/", times: Int? = nil) {
    self.kind = kind
    self.path = path
    self.times = times
  }
}
