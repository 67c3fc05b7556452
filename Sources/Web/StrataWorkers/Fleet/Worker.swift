/// The identifier of a worker, which the front never uses again.
struct WorkerID: Hashable, Comparable, Sendable {
  let rawValue: Int

  static func < (one: WorkerID, other: WorkerID) -> Bool { one.rawValue < other.rawValue }
}

/// A worker as the front knows it.
struct Worker: Equatable {
  enum Phase: Equatable {
    /// The process was started, but has not reported yet that it serves.
    case starting
    case serving
    /// The worker only serves the devices that it already has, until the time at which it must end.
    case retiring(until: Duration)
    /// The worker was told to end, and must have ended at the time.
    case ending(until: Duration)
  }

  let id: WorkerID
  /// The number of the reload for which the worker was started; workers of one reload form a
  /// generation.
  let generation: Int
  let started: Duration
  var phase = Phase.starting
  var heartbeat = Heartbeat()
  /// The condition of the worker at its latest answer.
  var condition = WorkerCondition()
  /// The load of the worker: the open pages at its latest answer, and the connections sent since
  /// the latest ping.
  var load = 0
  /// The number of connections that were sent to the worker since the latest ping.
  var recent = 0
  /// The device that has the worker for itself; empty while the worker waits for the name of its
  /// new visitor; `nil` if none has.
  var tenant: String?
  /// The address from which the tenant came; `nil` if it counts for no address.
  var origin: String?
  /// A Boolean value that indicates whether the tenant came with the cookie of a device, as every
  /// browser does from its second connection on.
  var isKnown = false

  /// A Boolean value that indicates whether connections of the worker's devices can be sent to it.
  var isReachable: Bool {
    switch phase {
    case .serving, .retiring: true
    case .starting, .ending: false
    }
  }
}
