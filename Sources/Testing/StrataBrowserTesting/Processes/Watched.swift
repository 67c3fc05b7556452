import Foundation

/// A value that threads change and other threads wait for.
///
/// The waiting blocks, so tasks do it through ``onOwnThread(_:)``.
// @unchecked: `value` is touched only while `condition` is locked.
final class Watched<Value: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var value: Value

  init(_ value: Value) { self.value = value }

  var current: Value { change { $0 } }

  /// Changes the value and wakes everybody who waits.
  @discardableResult
  func change<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    condition.lock()
    defer {
      condition.broadcast()
      condition.unlock()
    }
    return try body(&value)
  }

  /// Waits until `found` returns something; nil when the deadline passes first.
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
