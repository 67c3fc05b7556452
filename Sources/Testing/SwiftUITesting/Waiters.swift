/// The tests that wait for the screen to change.
@MainActor final class Waiters {
  private var waiting: [Int: CheckedContinuation<Bool, Never>] = [:]
  private var lastID = 0

  nonisolated init() {}

  /// Returns `true` at the next ``wakeAll()``, or when the waiting task is cancelled; `false` once
  /// `patience` has passed without either.
  func wait(atMost patience: Duration) async -> Bool {
    lastID += 1
    let id = lastID
    let timer = Task {
      try await Task.sleep(for: patience)
      waiting.removeValue(forKey: id)?.resume(returning: false)
    }
    defer { timer.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled {
          continuation.resume(returning: true)
        } else {
          waiting[id] = continuation
        }
      }
    } onCancel: {
      Task { @MainActor in self.waiting.removeValue(forKey: id)?.resume(returning: true) }
    }
  }

  func wakeAll() {
    let due = waiting.values
    waiting = [:]
    for continuation in due { continuation.resume(returning: true) }
  }
}
