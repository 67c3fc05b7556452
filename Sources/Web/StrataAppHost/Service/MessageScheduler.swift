import Dispatch
import StrataDeviceServices
import StrataLiveSession
import StrataWebServer
import StrataWire
import Synchronization

/// Passes the messages of sockets and the requests for pages to the main actor, in turns, so that
/// pages and the end of the process never wait for more than a few of them.
///
/// A turn handles messages for a millisecond of processor time, but at least one; then other work
/// of the main actor runs. What each device uses is taken from its budget.
///
/// Locking: everything is behind one mutex. Sockets are paused and resumed while it is held, since
/// the two must not overtake each other; that takes the lock of the server's inbox, which is never
/// held while this one is acquired.
final class MessageScheduler: Sendable {
  typealias Number = FairQueue<Turn>.Socket

  /// A message or a change of state of a socket.
  enum SocketEvent {
    case opened
    /// A text that arrived at a time of the host's clock.
    case text(String, since: Duration)
    case refused(code: CloseCode, reason: String)
    case closed
  }

  /// The work that waits for its turn.
  struct Turn {
    enum Work {
      case event(SocketEvent, of: SocketAdapter)
      /// The request with this number, such as one for a page.
      case job(Number)
    }

    let device: DeviceID
    let work: Work
  }

  /// A piece of work that is not a message of a socket. Exactly one of its two closures is called.
  private struct Job {
    let perform: @MainActor @Sendable () -> Void
    let drop: @Sendable () -> Void
  }

  private struct State {
    var queue: FairQueue<Turn>
    var connections: [Number: WebSocketConnection] = [:]
    var jobs: [Number: Job] = [:]
    /// A Boolean value that indicates whether a turn on the main actor is scheduled.
    var isTurning = false
    /// The number of turns that were scheduled.
    var turns = 0
    /// A Boolean value that indicates whether a timer is set for the end of a device's rest.
    var isTimed = false
    var isOver = false
  }

  /// The processor time after which a turn on the main actor ends.
  static let slice = Duration.milliseconds(1)

  private let state: Mutex<State>
  /// A Boolean value that indicates whether a turn is being performed.
  @MainActor private var isInTurn = false
  /// The work that was asked for during the turn, which begins after it.
  @MainActor private var afterTurn: [(DeviceID, Job)] = []
  private let elapsed: @Sendable () -> Duration
  private let sleep: @Sendable (Duration) async -> Void
  let meter: WorkMeter

  /// Creates a scheduler that passes messages and requests for pages to the main actor in turns.
  ///
  /// - Parameters:
  ///   - clock: The clock of the devices' budgets.
  ///   - meter: Measures the processor time that devices use, including outside of turns.
  @MainActor init<C: Clock<Duration>>(
    clock: C, limits: FairQueue<Turn>.Limits = .init(), budgets: ProcessorBudgets.Limits = .init(),
    meter: WorkMeter = WorkMeter()
  ) {
    state = Mutex(State(queue: FairQueue(limits: limits, budgets: budgets)))
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
    sleep = { try? await clock.sleep(for: $0) }
    self.meter = meter
    meter.onWork = { [weak self] in self?.charge($1, to: $0) }
  }

  /// Returns the number of pending messages of a device.
  func count(of device: DeviceID) -> Int { state.withLock { $0.queue.count(of: device) } }

  /// The number of turns on the main actor that were scheduled so far.
  var turns: Int { state.withLock(\.turns) }

  /// Returns whether a device has a socket, or has been active lately.
  func isInside(_ device: DeviceID) -> Bool {
    let now = elapsed()
    return state.withLock { $0.queue.isInside(device, at: now) }
  }

  /// Returns the number for a new socket; `nil` if the device has too many.
  func open(_ connection: WebSocketConnection, of device: DeviceID) -> Number? {
    state.withLock { state in
      guard !state.isOver, let number = state.queue.open(for: device) else { return nil }
      state.connections[number] = connection
      return number
    }
  }

  /// Adds a message of a socket. If too many messages are pending, pauses reading from the socket.
  func add(_ event: SocketEvent, bytes: Int = 0, of socket: SocketAdapter) {
    change { state, now in
      let number = socket.number
      if !state.queue.append(Turn(event, socket), bytes: bytes, from: number, at: now) {
        state.connections[number]?.pauseReading()
      }
    }
  }

  /// Replaces all pending messages of a socket by one message.
  func replace(with event: SocketEvent, of socket: SocketAdapter) {
    change { state, now in
      state.queue.clear(socket.number)
      state.queue.release(socket.number)
      _ = state.queue.append(Turn(event, socket), from: socket.number, at: now)
    }
  }

  /// Adds the end of a socket after its messages, which are still handled: a page sends its last
  /// event just before it is left. Only few messages can be pending.
  func finish(_ socket: SocketAdapter) {
    change { state, now in
      state.queue.release(socket.number)
      _ = state.queue.append(Turn(.closed, socket), from: socket.number, at: now)
    }
  }

  /// Holds the messages of a socket until ``release(_:)``.
  func hold(_ number: Number) { change { state, _ in state.queue.hold(number) } }

  func release(_ number: Number) { change { state, _ in state.queue.release(number) } }

  /// Drops the pending and all later messages of a socket.
  func close(_ number: Number) {
    change { state, _ in
      state.queue.close(number)
      state.connections[number] = nil
    }
  }

  /// Performs work for a device once it is its turn.
  ///
  /// - Returns: `nil` if too much work of this device waits, the task was cancelled, or the process
  ///   ends.
  func turn<Result: Sendable>(
    of device: DeviceID, _ work: @escaping @MainActor @Sendable () -> Result
  ) async -> Result? {
    let number = state.withLock { $0.isOver ? nil : $0.queue.open(for: device) }
    guard let number else { return nil }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { (continuation: CheckedContinuation<Result?, Never>) in
        let job = Job {
          continuation.resume(returning: work())
        } drop: {
          continuation.resume(returning: nil)
        }
        add(job, number, device)
      }
    } onCancel: {
      takeJob(number)?.drop()
    }
  }

  /// Performs work of the app for a device once it is its turn, such as drawing a window again.
  ///
  /// It is neither refused nor counted in the device's limits: the caller asks for one piece of work
  /// for each session at a time. What is asked for during a turn begins after it, so that the tasks
  /// which this turn has started run first. The end of the process drops it.
  @MainActor func turnLater(
    of device: DeviceID, _ work: @escaping @MainActor @Sendable () -> Void
  ) {
    let job = Job(perform: work, drop: {})
    guard !isInTurn else { return afterTurn.append((device, job)) }
    change { state, now in Self.add(job, of: device, to: &state, at: now) }
  }

  /// Performs work for a device on the calling thread, without a turn. The device pays for it.
  ///
  /// Work that is not the main actor's still takes the processor from it if there is only one core.
  func charging<Result>(_ device: DeviceID, _ work: () -> Result) -> Result {
    let start = meter.time
    defer { charge(meter.time - start, to: device) }
    return work()
  }

  /// A Boolean value that indicates whether the process ends.
  var hasEnded: Bool { state.withLock { $0.isOver } }

  /// Drops all waiting messages and work, and all that is added later, as the process ends.
  func end() {
    let jobs = state.withLock { state in
      defer { state.jobs = [:] }
      (state.isOver, state.queue, state.connections) = (true, FairQueue(), [:])
      return state.jobs.values
    }
    for job in jobs { job.drop() }
  }
}

extension MessageScheduler {
  private func add(_ job: Job, _ number: Number, _ device: DeviceID) {
    var isDropped = false
    change { state, now in
      // The queue of a cancelled task is closed already.
      isDropped = !state.queue.isOpen(number)
      guard !isDropped else { return }
      state.jobs[number] = job
      _ = state.queue.append(Turn(device: device, work: .job(number)), from: number, at: now)
    }
    if isDropped { job.drop() }
  }

  private static func add(
    _ job: Job, of device: DeviceID, to state: inout State, at now: Duration
  ) {
    guard !state.isOver else { return }
    let number = state.queue.openUncounted(for: device)
    state.jobs[number] = job
    _ = state.queue.append(Turn(device: device, work: .job(number)), from: number, at: now)
  }

  private func takeJob(_ number: Number) -> Job? {
    state.withLock { state in
      state.queue.close(number)
      // This resumes the paused sockets, since no turn does so if the last job that waited was
      // cancelled.
      Self.resume(&state)
      return state.jobs.removeValue(forKey: number)
    }
  }

  private func charge(_ spent: Duration, to device: DeviceID) {
    let now = elapsed()
    state.withLock { $0.queue.charge(spent, to: device, at: now) }
  }

  /// Changes the waiting messages, then schedules a turn, and a timer for the end of a rest, if one
  /// is due.
  private func change(endsTurn: Bool = false, _ change: (inout State, Duration) -> Void) {
    let now = elapsed()
    let (mustTurn, rest) = state.withLock { state -> (Bool, Duration?) in
      change(&state, now)
      Self.resume(&state)
      if endsTurn { state.isTurning = false }
      let mustTurn = !state.isTurning && !state.queue.isEmpty
      if mustTurn { (state.isTurning, state.turns) = (true, state.turns + 1) }
      let rest = state.isTimed ? nil : state.queue.rest(at: now)
      if rest != nil { state.isTimed = true }
      return (mustTurn, rest)
    }
    if mustTurn { turnSoon() }
    if let rest { wake(after: rest) }
  }

  private static func resume(_ state: inout State) {
    for number in state.queue.takeResumed() { state.connections[number]?.resumeReading() }
  }

  private func turnSoon() {
    DispatchQueue.main.async { MainActor.assumeIsolated { self.turn() } }
  }

  /// Handles messages for a moment; other work of the main actor runs before the next turn.
  @MainActor private func turn() {
    (meter.isMeasuring, isInTurn) = (true, true)
    let start = meter.time
    var last = start
    var next = take()
    while let turn = next {
      perform(turn.work)
      let end = meter.time
      let isOver = end - start >= Self.slice
      next = take(after: (turn.device, end - last), isLast: isOver)
      last = end
    }
    (meter.isMeasuring, isInTurn) = (false, false)
    let later = afterTurn
    afterTurn = []
    change(endsTurn: true) { state, now in
      for (device, job) in later { Self.add(job, of: device, to: &state, at: now) }
    }
  }

  /// Charges the processor time of the previous message to its device's budget, and returns the
  /// next message.
  private func take(
    after done: (device: DeviceID, spent: Duration)? = nil, isLast: Bool = false
  ) -> Turn? {
    let now = elapsed()
    return state.withLock { state in
      if let done { state.queue.charge(done.spent, to: done.device, at: now) }
      let next = isLast ? nil : state.queue.next(at: now)
      Self.resume(&state)
      return next
    }
  }

  @MainActor private func perform(_ work: Turn.Work) {
    switch work {
    case .event(let event, let socket): socket.take(event)
    case .job(let number): takeJob(number)?.perform()
    }
  }

  private func wake(after rest: Duration) {
    Task {
      await sleep(rest)
      change { state, now in
        state.isTimed = false
        state.queue.wake(at: now)
      }
    }
  }
}

extension MessageScheduler.Turn {
  fileprivate init(_ event: MessageScheduler.SocketEvent, _ socket: SocketAdapter) {
    self.init(device: socket.device.id, work: .event(event, of: socket))
  }
}
