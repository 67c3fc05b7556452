/// The tests that wait for the screen to change.
@MainActor final class Waiters {
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var lastID = 0

  nonisolated init() {}

  /// Returns at the next ``wakeAll()``, or when the waiting task is cancelled.
  func wait() async {
    lastID += 1
    let id = lastID
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled { continuation.resume() } else { waiting[id] = continuation }
      }
    } onCancel: {
      Task { @MainActor in self.waiting.removeValue(forKey: id)?.resume() }
    }
  }

  func wakeAll() {
    let due = waiting.values
    waiting = [:]
    for continuation in due { continuation.resume() }
  }
}
