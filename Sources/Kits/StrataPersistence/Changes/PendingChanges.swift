import StrataDeviceServices

/// The changes that a reader of a stream has not taken yet.
///
/// Changes with the same key are one until the reader takes it: whoever is told of a change reads
/// the data anew, and then finds all changes. Without this, a reader that is slower than a writer
/// would work for long after the writer has stopped.
final class PendingChanges<Key: Hashable & Sendable, Change: Sendable>: Sendable {
  private struct State: Sendable {
    var keys: Set<Key> = []
    var waiting: [(key: Key, change: Change)] = []
    /// The number of changes at the beginning of `waiting` that were taken.
    var taken = 0
    var readers: [CheckedContinuation<Change?, Never>] = []
    var isOver = false
    var stopListening: @Sendable () -> Void = {}

    /// Removes and returns the oldest change; `nil` if none waits.
    mutating func take() -> Change? {
      guard taken < waiting.count else { return nil }
      let (key, change) = waiting[taken]
      taken += 1
      keys.remove(key)
      if taken == waiting.count || taken >= 64 && taken * 2 >= waiting.count {
        waiting.removeFirst(taken)
        taken = 0
      }
      return change
    }
  }

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
      guard state.readers.isEmpty else { return state.readers.removeFirst() }
      if !state.isOver, state.keys.insert(key).inserted { state.waiting.append((key, change)) }
      return nil
    }
    reader?.resume(returning: change)
  }

  private func next() async -> Change? {
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
