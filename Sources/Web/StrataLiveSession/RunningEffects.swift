import Synchronization

/// The effects of an event. The tasks that its handler has started hold this object as a task-local
/// value, so it is released when the last of them ends.
final class RunningEffects: Sendable {
  /// The event's number once it has been answered; 0 before.
  private let number = Atomic(0)
  private let events: RunningEvents
  /// The effects of a later event, which end after these.
  private let later = Mutex<RunningEffects?>(nil)

  init(_ events: RunningEvents) { self.events = events }

  /// Records that the event's effects last longer than its handler.
  func outlast(_ event: Int) {
    number.store(event, ordering: .relaxed)
  }

  /// Lets the effects of a later event end after these.
  func delay(_ later: RunningEffects) {
    self.later.withLock { $0 = later }
  }

  deinit {
    let event = number.load(ordering: .relaxed)
    if event > 0 { events.end(event) }
  }
}
