/// Identifies a worker of a front; never used again.
struct WorkerID: Hashable, Comparable, Sendable {
  let rawValue: Int

  static func < (one: WorkerID, other: WorkerID) -> Bool { one.rawValue < other.rawValue }
}

/// A worker as the front knows it.
struct Worker: Equatable {
  enum Phase: Equatable {
    /// The process was started, and has not said that it serves.
    case starting
    case serving
    /// It serves the devices that live in it, until the time at which it must end.
    case retiring(until: Duration)
    /// It was sent away, and must have ended at the time.
    case ending(until: Duration)
  }

  let id: WorkerID
  /// The number of the reload for which it was started.
  let generation: Int
  let started: Duration
  var phase = Phase.starting
  var heartbeat = Heartbeat()
  /// The open pages at its latest answer, and the connections since it was asked.
  var load = 0
  /// The connections since it was asked.
  var recent = 0
  /// The device that has the worker for itself; empty while the worker waits for its newcomer's name.
  var tenant: String?

  /// A Boolean value that indicates whether devices that live in it reach it.
  var isReachable: Bool {
    switch phase {
    case .serving, .retiring: true
    case .starting, .ending: false
    }
  }
}
