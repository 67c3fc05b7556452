import Foundation

/// A value that is created, used and released on one queue only.
// @unchecked: `value` is read and written on `queue` alone, which runs one piece of work at a time.
package final class QueueBound<Value>: @unchecked Sendable {
  private let queue: DispatchQueue
  private var value: Value?

  package init<Failure: Error>(
    label: String, make: @Sendable () throws(Failure) -> Value
  ) throws(Failure) {
    queue = DispatchQueue(label: label, qos: .userInitiated)
    let made = queue.sync { Result { () throws(Failure) in QueueMade(try make()) } }
    value = try made.get().value
  }

  /// Runs work on the queue; returns `nil` if the value was released before.
  func perform<Success: Sendable, Failure: Error>(
    _ work: @escaping @Sendable (Value) throws(Failure) -> Success
  ) async -> Result<Success, Failure>? {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.result(of: work)) }
    }
  }

  /// Runs work on the queue, blocking the calling thread; returns `nil` if the value was released
  /// before.
  package func performNow<Success: Sendable, Failure: Error>(
    _ work: @Sendable (Value) throws(Failure) -> Success
  ) -> Result<Success, Failure>? {
    queue.sync { result(of: work) }
  }

  /// Runs work on the queue later, unless the value was released before.
  func soon(_ work: @escaping @Sendable (Value) -> Void) {
    queue.async { if let value = self.value { work(value) } }
  }

  /// Releases the value once all work that was passed before is done.
  func close() async {
    await withCheckedContinuation { continuation in
      queue.async {
        self.value = nil
        continuation.resume()
      }
    }
  }

  private func result<Success, Failure: Error>(
    of work: (Value) throws(Failure) -> Success
  ) -> Result<Success, Failure>? {
    guard let value else { return nil }
    return Result { () throws(Failure) in try work(value) }
  }
}

// @unchecked: it carries a new value out of the queue that made it, to the one who asked for it.
private struct QueueMade<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
