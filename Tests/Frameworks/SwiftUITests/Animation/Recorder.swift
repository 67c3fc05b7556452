import Synchronization

/// Notes what happens, wherever it happens.
final class Recorder<Value: Sendable>: Sendable {
  private let values = Mutex<[Value]>([])

  var all: [Value] { values.withLock { $0 } }
  func add(_ value: Value) { values.withLock { $0.append(value) } }

  /// Waits until so many were noted.
  func wait(for count: Int) async {
    while all.count < count, !Task.isCancelled { await Task.yield() }
  }
}
