// MARK: - Choosing a visitor's worker

extension Fleet {
  /// The decision about a connection: the worker that gets it, or the reason why none does.
  enum Route: Equatable {
    case worker(WorkerID, FrontMessage)
    /// The connection waits, since a worker is starting.
    case wait
    /// The connection is refused, since there are as many devices as the machine may have.
    case full
    /// The connection is refused, since the devices of its address have as many workers as they may.
    case crowded
  }

  /// Chooses the worker for a connection: the one that already serves its device, or else the one
  /// with the least load.
  ///
  /// - Parameters:
  ///   - device: The device that the request names; `nil` for a new visitor.
  ///   - isFile: Whether the answer is the same for all visitors, as for a file.
  ///   - closes: Whether the connection ends after its first answer.
  ///   - origin: The address for which a new worker counts; `nil` for none.
  ///   - now: The time.
  mutating func route(
    _ device: String?, isFile: Bool, closes: Bool, from origin: String? = nil, at now: Duration
  ) -> (route: Route, actions: [Action]) {
    if let device, let home = homes[device], workers[home.worker]?.isReachable == true {
      workers[home.worker]?.isKnown = true
      return (send(device, to: home.worker, closes), [])
    }
    switch settings.isolation {
    case .shared: return (shared(device, closes), [])
    case .device where device == nil && isFile:
      let keeper = keeper
      let any = leastBusy { $0.id == keeper } ?? leastBusy { $0.tenant == nil }
      // The connection ends after the file, since its next request may be for a page.
      return (any.map { send(nil, to: $0.id, true) } ?? .wait, [])
    case .device:
      let route = alone(device, closes, from: origin)
      return (route, refill(at: now))
    }
  }

  private mutating func shared(_ device: String?, _ closes: Bool) -> Route {
    let generation = generation
    let chosen = leastBusy { $0.generation == generation } ?? leastBusy { _ in true }
    return chosen.map { send(device, to: $0.id, closes) } ?? .wait
  }

  /// Chooses a worker for a connection when each device has a worker for itself.
  private mutating func alone(
    _ device: String?, _ closes: Bool, from origin: String?
  ) -> Route {
    if let origin, isCrowded(origin, isStranger: device == nil) { return .crowded }
    let keeper = keeper
    let free = leastBusy { $0.tenant == nil && $0.id != keeper }
    guard let free else {
      let taken = workers.values.count { $0.tenant != nil }
      return taken < settings.count ? .wait : .full
    }
    workers[free.id]?.tenant = device ?? ""
    workers[free.id]?.origin = origin
    workers[free.id]?.isKnown = device != nil
    return send(device, to: free.id, closes)
  }

  /// Returns whether the devices of an address have as many workers as they may. Without these
  /// limits a single address could take all workers: by requests without a cookie, or with the
  /// cookies that it got for them.
  private func isCrowded(_ origin: String, isStranger: Bool) -> Bool {
    let neighbours = workers.values.filter { $0.origin == origin }
    if neighbours.count >= settings.perAddress { return true }
    return isStranger && neighbours.count { !$0.isKnown } >= settings.strangersPerAddress
  }

  private func leastBusy(_ isFine: (Worker) -> Bool) -> Worker? {
    workers.values.filter { $0.phase == .serving && isFine($0) }
      .min { one, other in
        let isOneLate = one.heartbeat.isLate
        guard isOneLate == other.heartbeat.isLate else { return !isOneLate }
        return (one.load, one.id) < (other.load, other.id)
      }
  }

  private mutating func send(_ device: String?, to id: WorkerID, _ closes: Bool) -> Route {
    number += 1
    workers[id]?.load += 1
    workers[id]?.recent += 1
    if let device { homes[device] = Home(worker: id, number: number) }
    return .worker(id, .connection(device: device, number: number, closes: closes))
  }

  /// Records that a worker has a page of a device.
  mutating func lives(_ device: String, in id: WorkerID) {
    guard let worker = workers[id], worker.isReachable else { return }
    // A worker without a visitor of its own serves files and the background work: no device may
    // settle there.
    if settings.isolation == .device, worker.tenant == nil { return }
    if homes[device] == nil { homes[device] = Home(worker: id, number: 0) }
    if worker.tenant?.isEmpty == true { workers[id]?.tenant = device }
  }

  /// Records that a device has left a worker, unless a connection of the device is on its way to
  /// that worker.
  mutating func left(
    _ device: String, from id: WorkerID, number: Int, at now: Duration
  ) -> [Action] {
    if homes[device] == Home(worker: id, number: number) { homes[device] = nil }
    let isEmpty = !homes.values.contains { $0.worker == id }
    guard isEmpty, let worker = workers[id], worker.tenant != nil, worker.isReachable else {
      return []
    }
    return [sendAway(id, with: .release, at: now)]
  }

  /// Records that no device is left in a retiring worker, and lets it end, unless a connection of a
  /// device is on its way to the worker.
  mutating func isIdle(_ id: WorkerID, at now: Duration) -> [Action] {
    guard case .retiring = workers[id]?.phase, !homes.values.contains(where: { $0.worker == id })
    else { return [] }
    return [sendAway(id, with: .release, at: now)]
  }

  /// Records an answer of a worker's main actor.
  mutating func answered(_ id: WorkerID, _ condition: WorkerCondition) {
    workers[id]?.heartbeat.answered()
    workers[id]?.condition = condition
    let recent = workers[id]?.recent ?? 0
    workers[id]?.load = condition.sessions + recent
  }
}
