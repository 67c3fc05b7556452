import Foundation

/// A value protected by a lock.
///
/// `Synchronization.Mutex` needs a later iOS than the kits support. It is public for the kits, which
/// are packages of their own.
// @unchecked: `value` is touched only while `lock` is held.
public final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  /// Creates a lock around a value.
  public init(_ value: Value) {
    self.value = value
  }

  /// Runs a closure that may change the value while no other thread can see it.
  ///
  /// - Returns: The closure's result.
  /// - Throws: The closure's error.
  public func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&value) }
  }
}
