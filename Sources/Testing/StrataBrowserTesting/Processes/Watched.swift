import Foundation

/// A value that threads change and other threads wait for.
///
/// Waiting blocks, so tasks use ``onOwnThread(_:)``.
// @unchecked: `value` is accessed only while `condition` is locked.
final class Watched<Value: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var value: Value

  init(_ value: Value) { self.value = value }

  var current: Value { change { $0 } }

  /// Changes the value and wakes all waiting threads.
  @discardableResult
  func change<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    condition.lock()
    defer {
      condition.broadcast()
      condition.unlock()
    }
    return try body(&value)
  }

  /// Waits until `found` returns a value; returns `nil` if the deadline passes first.
  func wait<Result>(by deadline: Deadline, for found: (inout Value) -> Result?) -> Result? {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let result = found(&value) { return result }
      let (seconds, attoseconds) = deadline.left.components
      let end = Date(timeIntervalSinceNow: Double(seconds) + Double(attoseconds) / 1e18)
      if !condition.wait(until: end) && deadline.hasPassed { return found(&value) }
    }
  }
}
