import Foundation

/// A value protected by a lock.
///
/// `Synchronization.Mutex` needs a later iOS than the kits support.
// @unchecked: `value` is touched only while `lock` is held.
package final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) {
    self.value = value
  }

  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&value) }
  }
}
