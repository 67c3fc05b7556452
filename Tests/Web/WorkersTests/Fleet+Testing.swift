@testable import StrataWorkers

extension WorkerID: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self.init(rawValue: value) }
}

extension Worker {
  /// Makes the worker older than it is.
  mutating func age(by time: Duration) {
    var older = Worker(id: id, generation: generation, started: started - time)
    (older.phase, older.heartbeat, older.load) = (phase, heartbeat, load)
    self = older
  }
}

extension Fleet {
  /// Returns a fleet whose workers all serve, at a time at which their end is no sign of a fault.
  static func serving(
    _ count: Int, isolation: Isolation = .shared, at now: Duration = .zero
  ) -> Fleet {
    var fleet = Fleet(Settings(count: count, isolation: isolation))
    _ = fleet.refill(at: now)
    fleet.makeReady(at: now)
    return fleet
  }

  /// Reports for each starting worker that it serves, and for those that follow from it.
  @discardableResult
  mutating func makeReady(at now: Duration) -> [Action] {
    var actions: [Action] = []
    while let id = workers.values.filter({ $0.phase == .starting }).map(\.id).min() {
      actions += isReady(id, version: WorkerMessage.version, at: now)
    }
    return actions
  }

  /// Sends a visitor to a worker, which must exist.
  @discardableResult
  mutating func visit(
    _ device: String? = nil, from origin: String? = nil, at now: Duration = .zero
  ) -> WorkerID? {
    let (route, _) = route(device, isFile: false, closes: false, from: origin, at: now)
    return if case .worker(let id, _) = route { id } else { nil }
  }

  /// Advances the time by seconds, in which all workers but one answer.
  mutating func pass(
    _ seconds: Int, from start: Duration, silent: WorkerID? = nil
  ) -> [Action] {
    (1...seconds).flatMap { second -> [Action] in
      for id in workers.keys where id != silent { answered(id, .init()) }
      return tick(at: start + .seconds(second))
    }
  }
}
