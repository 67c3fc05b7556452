// MARK: - Replacing workers, and the one that keeps the background work

extension Fleet {
  /// Retires workers of earlier generations, as many as workers of the current generation replace.
  mutating func retireEarlier(at now: Duration) -> [Action] {
    guard isProven else { return [] }
    let serving = current.count { $0.phase == .serving }
    let earlier = workers.values
      .filter { $0.generation < generation && $0.phase == .serving }.sorted { $0.id < $1.id }
    let enough = settings.isolation == .device ? 1 : settings.count
    let surplus = serving >= enough ? earlier.count : earlier.count + serving - settings.count
    return earlier.prefix(max(0, surplus)).map { retire($0, at: now) }
  }

  private mutating func retire(_ worker: Worker, at now: Duration) -> Action {
    // Nobody lives in a worker that waits for its first visitor.
    if settings.isolation == .device, worker.tenant == nil {
      return sendAway(worker.id, with: .release, at: now)
    }
    workers[worker.id]?.phase = .retiring(until: now + settings.grace)
    return .send(worker.id, .retire)
  }

  /// Stops sending connections to a worker, and lets it end.
  mutating func sendAway(_ id: WorkerID, with message: FrontMessage, at now: Duration) -> Action {
    // Released workers first answer the requests that are under way.
    let time = message == .release ? settings.startLimit : settings.endLimit
    workers[id]?.phase = .ending(until: now + time)
    forgetHomes(of: id)
    return .send(id, message)
  }

  mutating func forgetHomes(of id: WorkerID) {
    homes = homes.filter { $0.value.worker != id }
  }

  /// Chooses the worker that runs the background work, unless a worker of this generation already
  /// does.
  mutating func chooseKeeper() -> [Action] {
    let able = workers.values.filter { $0.phase == .serving && $0.tenant == nil }
    if let keeper = able.first(where: { $0.id == keeper }), keeper.generation == generation {
      return []
    }
    // The first worker of the latest generation becomes the keeper.
    let next = able.max { ($0.generation, $1.id) < ($1.generation, $0.id) }
    guard let next, next.id != keeper else { return [] }
    keeper = next.id
    return [.send(next.id, .keep)]
  }
}
