import Dispatch
import StrataViewTree
import StrataWire

/// The browser's events that a session has handled, and up to which one it acknowledges them.
///
/// The browser keeps an event until it is acknowledged, and tells the person if it never was. So an
/// event waits for the end of the tasks that its handler has started: until then, what they store
/// would be lost with the process.
@MainActor final class HandledEvents {
  /// The maximum time for which the effects of an event delay its acknowledgement. What takes longer
  /// is hardly storing: a player, a stream, a countdown. Meanwhile the browser shows that the tap is
  /// on its way, and asks once a second whether the connection works.
  static let patience = Duration.seconds(2)
  /// The maximum time for which an event delays the acknowledgement of a later one of which the
  /// browser sends only the newest: drawn or typed steps would arrive once a second.
  static let shortPatience = Duration.milliseconds(250)

  /// The number of the last event that was handled; 0 for none.
  private(set) var last = 0
  /// The number of the last event that the browser was told to forget.
  private(set) var acknowledged = 0
  /// A closure that is called when events may be acknowledged.
  var onProgress: () -> Void = {}
  private var lastHeld = 0
  private var isFollowing = false
  /// The effects of the event that is being handled; kept for the next one if no task holds them.
  private var effects: RunningEffects?
  private var typed = TypedEffects()
  private lazy var running = RunningEvents { [weak self] in
    DispatchQueue.main.async { MainActor.assumeIsolated { self?.onProgress() } }
  }
  private let time: SessionTime
  private var timer: (wait: Task<Void, Never>, limit: Duration)?

  init(time: SessionTime) { self.time = time }

  /// Handles the next event. If it is of a kind that is followed, its tasks are its effects, and so
  /// are those of the actions that answer its changes in the flush that follows.
  func handle(_ event: ClientMessage.Event, in tree: Tree, _ handler: () -> Void) {
    last = event.number
    isFollowing = false
    switch EventPace(event.name) {
    case .followed: return follow(in: tree, handler)
    case .held:
      lastHeld = last
      running.limit { time.elapsed() + Self.shortPatience }
      if event.name == "input" { return type(in: tree, handler) }
    case .awaited: running.release()
    case .free: break
    }
    handler()
  }

  private func follow(in tree: Tree, _ handler: () -> Void) {
    if effects == nil { effects = RunningEffects(running) }
    isFollowing = true
    if let effects { typed.delay(effects) }
    tree.effects = effects
    EventEffects.$current.withValue(effects, operation: handler)
  }

  private func type(in tree: Tree, _ handler: () -> Void) {
    let effects = RunningEffects(running)
    typed.add(effects)
    tree.effects = effects
    EventEffects.$current.withValue(effects, operation: handler)
  }

  /// Returns the number of the last event to acknowledge in the message that is being written.
  func acknowledge(in tree: Tree) -> Int {
    tree.effects = nil
    if isFollowing, !isKnownUniquelyReferenced(&effects) { outlast() }
    isFollowing = false
    acknowledged = settled
    return acknowledged
  }

  private func outlast() {
    running.add(last, limit: time.elapsed() + Self.patience)
    effects?.outlast(last)
    effects = nil
  }

  /// A Boolean value that indicates whether events can be acknowledged that were not yet.
  var isAhead: Bool { settled > acknowledged }

  private var settled: Int { running.settled(of: last, at: time.elapsed) }

  /// Returns the number of the last event to acknowledge to a browser that has connected again. It
  /// sends later ones again, which are not handled again.
  ///
  /// Events of which the browser sends only the newest are all acknowledged: with one that it sends
  /// again it would send a newer text.
  func resume() -> Int {
    if lastHeld > settled { running.release() }
    acknowledged = settled
    return acknowledged
  }

  /// Reports the end of the effects that are going on, or that they have lasted too long.
  func watch() {
    let limit = running.watch(at: time.elapsed)
    guard limit != timer?.limit else { return }
    end()
    guard let limit else { return }
    let left = limit - time.elapsed()
    // The wait begins outside of any event, so that it does not count as an effect of the event
    // whose task may have led here.
    EventEffects.$current.withValue(nil) { begin(left, limit) }
  }

  private func begin(_ left: Duration, _ limit: Duration) {
    let wait = Task { [weak self, clock = time.clock] in
      try? await clock.sleep(for: left)
      guard !Task.isCancelled, let self else { return }
      timer = nil
      onProgress()
    }
    timer = (wait, limit)
  }

  /// Stops waiting, as the session ends.
  func end() {
    timer?.wait.cancel()
    timer = nil
  }
}
