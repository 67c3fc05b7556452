/// The tasks that wait until a number is reached; the helpers for waiting keep it as their state.
///
/// It resumes no task itself: each step returns the continuations to resume once the lock is
/// released.
struct Waiters: Sendable {
  private var waiting: [Int: (threshold: Int, continuation: CheckedContinuation<Void, Never>)] = [:]
  private var cancelled: Set<Int> = []
  private var lastID = 0

  mutating func makeID() -> Int {
    lastID += 1
    return lastID
  }

  /// Adds a task; returns its continuation at once if the number is reached or the task was
  /// cancelled.
  mutating func add(
    _ continuation: CheckedContinuation<Void, Never>, id: Int, threshold: Int, reached: Int
  ) -> CheckedContinuation<Void, Never>? {
    let isCancelled = cancelled.remove(id) != nil
    guard reached < threshold, !isCancelled else { return continuation }
    waiting[id] = (threshold, continuation)
    return nil
  }

  mutating func cancel(_ id: Int) -> CheckedContinuation<Void, Never>? {
    guard let waiter = waiting.removeValue(forKey: id) else {
      cancelled.insert(id)
      return nil
    }
    return waiter.continuation
  }

  mutating func reached(_ number: Int) -> [CheckedContinuation<Void, Never>] {
    let due = waiting.filter { $0.value.threshold <= number }
    due.keys.forEach { waiting[$0] = nil }
    return due.values.map(\.continuation)
  }
}
