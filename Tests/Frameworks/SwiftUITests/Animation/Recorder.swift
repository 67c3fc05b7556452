import Synchronization

/// A recorder of values from any thread.
final class Recorder<Value: Sendable>: Sendable {
  private let values = Mutex<[Value]>([])

  var all: [Value] { values.withLock { $0 } }
  func add(_ value: Value) { values.withLock { $0.append(value) } }

  /// Waits until at least `count` values are recorded.
  func wait(for count: Int) async {
    while all.count < count, !Task.isCancelled { await Task.yield() }
  }
}
