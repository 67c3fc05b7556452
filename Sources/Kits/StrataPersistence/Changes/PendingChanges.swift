import StrataDeviceServices

/// The changes that a reader of a stream has not taken yet.
///
/// Changes with the same key are one until the reader takes it: whoever is told of a change reads
/// the data anew, and then finds all changes. Without this, a reader that is slower than a writer
/// would work for long after the writer has stopped.
///
/// A reader gets changes in batches, one at most in each ``pause``: the first change at once, and
/// those that follow it closely together. Nobody sees more, while a writer that stores hundreds of
/// changes a second would otherwise wake each window of a device for each of them.
final class PendingChanges<Key: Hashable & Sendable, Change: Sendable>: Sendable {
  private struct State: Sendable {
    var keys: Set<Key> = []
    var waiting: [(key: Key, change: Change)] = []
    /// The number of changes at the beginning of `waiting` that were taken.
    var taken = 0
    var readers: [CheckedContinuation<Change?, Never>] = []
    var isOver = false
    /// The number of changes that the reader may still take of the current batch.
    var batch = 0
    /// The time before which no other batch begins.
    var nextBatch = ContinuousClock.now
    var stopListening: @Sendable () -> Void = {}

    /// Begins a batch with all changes that wait if it is time for one. A batch without changes
    /// lets the reader take the next change as soon as it is there.
    ///
    /// - Returns: The time until which the reader waits; `nil` if it may take a change.
    mutating func beginBatch(at now: ContinuousClock.Instant) -> ContinuousClock.Instant? {
      if batch > 0 || isOver { return nil }
      guard now >= nextBatch else { return nextBatch }
      batch = max(1, waiting.count - taken)
      return nil
    }

    /// Records that the reader takes a change.
    mutating func noteTaken() {
      batch -= 1
      if batch <= 0 { nextBatch = .now + PendingChanges.pause }
    }

    /// Removes and returns the oldest change; `nil` if none waits.
    mutating func take() -> Change? {
      guard taken < waiting.count else { return nil }
      let (key, change) = waiting[taken]
      taken += 1
      noteTaken()
      keys.remove(key)
      if taken == waiting.count || taken >= 64 && taken * 2 >= waiting.count {
        waiting.removeFirst(taken)
        taken = 0
      }
      return change
    }
  }

  /// The time from the end of a batch to the next one: a frame of a screen.
  private static var pause: Duration { .milliseconds(16) }

  private let state = Locked(State())

  private init() {}

  deinit { state.withLock(\.stopListening)() }

  /// Returns a stream of changes, which listens until its reader is cancelled or it is released.
  ///
  /// - Parameter listen: Registers a listener, and returns a closure that removes it. The listener
  ///   passes on each change with its key.
  static func stream(
    _ listen: (@escaping @Sendable (Key, Change) -> Void) -> @Sendable () -> Void
  ) -> AsyncStream<Change> {
    let pending = PendingChanges()
    let stop = listen { [weak pending] in pending?.add($1, key: $0) }
    pending.state.withLock { $0.stopListening = stop }
    return AsyncStream(unfolding: { await pending.next() }, onCancel: { pending.finish() })
  }

  private func add(_ change: Change, key: Key) {
    let reader = state.withLock { state -> CheckedContinuation<Change?, Never>? in
      guard state.readers.isEmpty else {
        state.noteTaken()
        return state.readers.removeFirst()
      }
      if !state.isOver, state.keys.insert(key).inserted { state.waiting.append((key, change)) }
      return nil
    }
    reader?.resume(returning: change)
  }

  private func next() async -> Change? {
    while let start = state.withLock({ $0.beginBatch(at: .now) }) {
      // Sleep ends early only if the reader is cancelled, which then finds the stream's end.
      do { try await Task.sleep(until: start) } catch { break }
    }
    return await take()
  }

  private func take() async -> Change? {
    await withCheckedContinuation { reader in
      let answer = state.withLock { state -> Change?? in
        if let change = state.take() { return change }
        if state.isOver { return .some(nil) }
        state.readers.append(reader)
        return nil
      }
      if let answer { reader.resume(returning: answer) }
    }
  }

  private func finish() {
    let (readers, stop) = state.withLock { state in
      defer { state = State(isOver: true) }
      return (state.readers, state.stopListening)
    }
    stop()
    for reader in readers { reader.resume(returning: nil) }
  }
}
