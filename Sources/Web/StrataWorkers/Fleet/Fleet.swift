/// The workers of a front: which are to run, and which of them gets a visitor's connection.
///
/// It only decides. Its methods return what the front is to do, and take the time since the front's
/// start.
struct Fleet {
  /// An action that the front must carry out.
  enum Action: Equatable {
    case start(WorkerID)
    case send(WorkerID, FrontMessage)
    case kill(WorkerID)
    /// The first worker serves, so the front begins to accept connections.
    case open
    /// The first worker ended before it served, so the front gives up: other workers would end in
    /// the same way.
    case giveUp(WorkerID)
    /// The reload failed; the workers from before the reload continue.
    case reloadFailed
    /// All workers have ended, as they were asked to.
    case over
  }

  /// The choices of the operator and the limits.
  struct Settings {
    /// The number of workers; with ``Isolation/device``, of devices at the same time.
    var count: Int
    var isolation = Isolation.shared
    /// With ``Isolation/device``, the number of idle workers that wait for new visitors.
    var pool = 2
    /// With ``Isolation/device``, the number of workers that the devices of one address may have at
    /// the same time.
    var perAddress: Int { max(2, count / 2) }
    /// With ``Isolation/device``, the number of workers that an address may have for newcomers,
    /// which are visitors that have not yet come again with the cookie of their device.
    var strangersPerAddress: Int { max(2, count / 10) }
    /// The time in which a worker of an earlier generation may keep its devices.
    var grace = Duration.seconds(300)
    /// The time that a worker may take until it serves.
    var startLimit = Duration.seconds(120)
    /// The time that a worker may take to end; a second later at most it is killed.
    var endLimit = Duration.seconds(4)
  }

  struct Home: Equatable {
    var worker: WorkerID
    /// The number of the device's latest connection; 0 if the worker itself reported the device.
    var number: Int
  }

  /// The age from which a worker's end does not suggest that its replacement would end soon, too.
  static let steadyAge = Duration.seconds(10)

  let settings: Settings
  var workers: [WorkerID: Worker] = [:]
  /// The worker that serves each device, by the device's name.
  var homes: [String: Home] = [:]
  /// The worker that runs the background work of all devices.
  var keeper: WorkerID?
  var generation = 1
  /// A Boolean value that indicates whether a worker of this generation has served.
  var isProven = false
  var number = 0
  /// The number of workers that were started (`started`), and of those that ended without being
  /// asked to (`lost`).
  private(set) var started = 0, lost = 0
  private var hasOpened = false
  private var isEnding = false
  /// The times at which workers are to be started.
  private var dueStarts: [Duration] = []
  /// The number of workers in a row that ended soon after their start (`failures`), and the time at
  /// which the latest one ended (`failed`).
  private var failures = 0, failed = Duration.zero

  init(_ settings: Settings) { self.settings = settings }

  /// The workers of this generation that serve or are about to serve.
  var current: [Worker] {
    workers.values.filter {
      $0.generation == generation && ($0.phase == .starting || $0.phase == .serving)
    }
  }

  /// Starts workers until there are enough: first a single one until it serves, then the others.
  mutating func refill(at now: Duration) -> [Action] {
    guard !isEnding else { return [] }
    let missing = (isProven ? wanted : 1 - current.count) - dueStarts.count
    guard missing > 0 else { return [] }
    guard failures == 0 else {
      let delay = Duration.seconds(1 << min(failures - 1, 5))
      dueStarts += Array(repeating: now + delay, count: missing)
      return []
    }
    return (0..<missing).map { _ in start(at: now) }
  }

  /// The number of workers that must be started to have enough of this generation.
  private var wanted: Int {
    switch settings.isolation {
    case .shared: return settings.count - current.count
    case .device:
      let taken = workers.values.count { $0.tenant != nil }
      let free = current.count { $0.tenant == nil && $0.id != keeper }
      let hasKeeper = current.contains { $0.id == keeper }
      let more = min(settings.pool - free, settings.count - taken - free)
      return max(0, more) + (hasKeeper ? 0 : 1)
    }
  }

  private mutating func start(at now: Duration) -> Action {
    started += 1
    let id = WorkerID(rawValue: started)
    workers[id] = Worker(id: id, generation: generation, started: now)
    return .start(id)
  }
}

// MARK: - Recording events of workers

extension Fleet {
  /// Records that a worker is ready to serve.
  mutating func isReady(_ id: WorkerID, version: Int, at now: Duration) -> [Action] {
    guard workers[id]?.phase == .starting else { return [] }
    guard version == WorkerMessage.version else { return [.kill(id)] }
    workers[id]?.phase = .serving
    var actions: [Action] = []
    if workers[id]?.generation == generation { isProven = true }
    if !hasOpened {
      hasOpened = true
      actions.append(.open)
    }
    return actions + chooseKeeper() + retireEarlier(at: now) + refill(at: now)
  }

  /// Records that a worker's process has ended.
  mutating func ended(_ id: WorkerID, at now: Duration) -> [Action] {
    guard let worker = workers.removeValue(forKey: id) else { return [] }
    forgetHomes(of: id)
    if isEnding { return workers.isEmpty ? [.over] : [] }
    var actions: [Action] = []
    switch worker.phase {
    case .retiring, .ending: break
    case .starting, .serving:
      lost += 1
      if !hasOpened { return [.giveUp(id)] }
      noteEnd(of: worker, at: now)
      if worker.generation == generation, !isProven { actions = giveUpReload() }
    }
    return actions + chooseKeeper() + refill(at: now)
  }

  /// Counts the workers in a row that ended soon after their start, since the next one then starts
  /// later. The end of a worker that has a device for itself is not counted: it says nothing of
  /// other devices.
  private mutating func noteEnd(of worker: Worker, at now: Duration) {
    guard worker.tenant == nil else { return }
    failures = now - worker.started < Self.steadyAge ? failures + 1 : 0
    failed = now
  }

  /// Forgets workers that ended soon, once one that was started after them has served for a while.
  private mutating func forgiveFailures(at now: Duration) {
    let isSteady = workers.values.contains {
      $0.phase == .serving && $0.started >= failed && now - $0.started >= Self.steadyAge
    }
    if isSteady { failures = 0 }
  }

  /// Goes back to the workers from before the reload.
  private mutating func giveUpReload() -> [Action] {
    generation = workers.values.map(\.generation).max() ?? generation
    isProven = workers.values.contains { $0.generation == generation && $0.isReachable }
    return [.reloadFailed]
  }

  /// Starts new workers, which replace the old ones as they begin to serve.
  mutating func reload(at now: Duration) -> [Action] {
    guard !isEnding, hasOpened else { return [] }
    let unready = workers.values.filter { $0.phase == .starting }.map(\.id).sorted()
    for id in unready { workers[id]?.phase = .ending(until: now) }
    generation += 1
    (isProven, failures, dueStarts) = (false, 0, [])
    return unready.map { .kill($0) } + refill(at: now)
  }

  /// Ends all workers of the fleet.
  mutating func end(at now: Duration) -> [Action] {
    guard !isEnding else { return [] }
    isEnding = true
    homes = [:]
    if workers.isEmpty { return [.over] }
    let ids = workers.keys.sorted()
    for id in ids { workers[id]?.phase = .ending(until: now + settings.endLimit) }
    return ids.map { .send($0, .end) }
  }

  /// Returns the actions that are due: pings, ends of late workers and starts of new ones. It is
  /// called each second.
  mutating func tick(at now: Duration) -> [Action] {
    if failures > 0 { forgiveFailures(at: now) }
    let actions = workers.keys.sorted().flatMap { tick($0, at: now) }
    let due = dueStarts.count { $0 <= now }
    dueStarts.removeAll { $0 <= now }
    return actions + (0..<(isEnding ? 0 : due)).map { _ in start(at: now) }
  }

  private mutating func tick(_ id: WorkerID, at now: Duration) -> [Action] {
    guard let worker = workers[id] else { return [] }
    switch worker.phase {
    case .starting: return now - worker.started > settings.startLimit ? [.kill(id)] : []
    case .ending(let until): return now >= until ? [.kill(id)] : []
    case .retiring(let until) where now >= until: return [sendAway(id, with: .end, at: now)]
    case .serving, .retiring:
      // The beat has a statement of its own, since one statement would access the dictionary twice.
      let hangs = workers[id]?.heartbeat.beat() ?? false
      workers[id]?.recent = 0
      return [hangs ? .kill(id) : .send(id, .ping)]
    }
  }
}
