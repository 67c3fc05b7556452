import Dispatch
import StrataViewTree

/// The state of the next flush of a session that is not part of an event.
struct NextFlush {
  /// The number of flushes that a window makes at once after it has lost its socket. What a person
  /// has just begun may need several, such as the actions of `onChange` that store it.
  static let promptUnseen = 8

  var isScheduled = false
  /// A Boolean value that indicates whether the flush waits until the socket returns, or until the
  /// session holder sweeps.
  var isPutOff = false
  /// The effects of an event that have caused the changes; `nil` for none.
  var causes: (any AnyObject & Sendable)?
  /// The event after which controls show the app's values again, unless a later one was handled.
  var refusedEvent: Int?
  /// The number of flushes that are still made at once if the window has no socket.
  var unseenLeft = promptUnseen
}

extension LiveSession {
  /// The time without a change after which gathered changes are drawn. Answers that are at hand
  /// come one after the other, and without this pause each would draw the page.
  private static let pause = DispatchTimeInterval.milliseconds(2)
  /// The maximum number of pauses (``pause``) for which drawing waits while changes keep coming.
  private static let mostPauses = 10

  /// Schedules a flush for changes that no event of the browser has made: those of tasks, streams
  /// and shared data. Many changes until then share it.
  func scheduleFlush() {
    guard !next.isScheduled, !isHandlingEvent else { return }
    next.isScheduled = true
    next.causes = EventEffects.current
    if gathers { return gather() }
    guard !phase.isDropped || next.unseenLeft > 0 else {
      next.isPutOff = true
      return
    }
    guard turnLater == nil else { return flushInTurn() }
    DispatchQueue.main.async { [weak self] in self?.flushAsScheduled() }
  }

  /// Makes the flush that a window without a socket has put off. Its views may owe actions, and it
  /// shows the last state at once if its browser returns.
  func flushPutOff() {
    guard next.isPutOff else { return }
    next.isPutOff = false
    flushInTurn()
  }

  /// Makes the flush that was put off before the session ends.
  func flushAtEnd() {
    if next.isPutOff { flushAsScheduled() }
  }

  /// Resets controls to the app's values if the app did not accept what a person entered. This
  /// happens after the event's tasks have run, so that a choice does not flicker.
  func refuseEntries() {
    let number = events.last
    DispatchQueue.main.async { [weak self] in
      // A newer event resets the controls in its own turn.
      guard let self, events.last == number else { return }
      guard turnLater != nil else { return flush() }
      next.refusedEvent = number
      guard !next.isScheduled else { return }
      next.isScheduled = true
      flushInTurn()
    }
  }

  private func gather() {
    let first = DispatchTime.now() + .microseconds(Int(gathering / .microseconds(1)))
    DispatchQueue.main.asyncAfter(deadline: first) { [weak self] in
      self?.flushAtPause(pauses: Self.mostPauses)
    }
  }

  /// Flushes once nothing has changed for a pause, or after a maximum number of pauses.
  private func flushAtPause(pauses: Int) {
    let seen = window.tree.invalidations
    let until = DispatchTime.now() + Self.pause
    DispatchQueue.main.asyncAfter(deadline: until) { [weak self] in
      guard let self else { return }
      let isQuiet = window.tree.invalidations == seen
      if isQuiet || pauses <= 1 || !gathers { return flushInTurn() }
      flushAtPause(pauses: pauses - 1)
    }
  }

  /// Flushes in a turn of the device, or at once in a host without turns.
  private func flushInTurn() {
    guard let turnLater else { return flushAsScheduled() }
    turnLater { [weak self] in self?.flushAsScheduled() }
  }

  private func flushAsScheduled() {
    let (refused, left) = (next.refusedEvent, next.unseenLeft)
    // Only the tree keeps the effects, and it releases them before the patch reports that they have
    // ended.
    window.tree.effects = next.causes
    next = NextFlush()
    if phase.isDropped { next.unseenLeft = max(0, left - 1) }
    flush(keepingEntries: refused != events.last)
    window.tree.effects = nil
    acknowledge()
  }
}
