import Foundation
import StrataDeviceServices
import StrataViewTree

extension NSManagedObjectContext {
  /// A Boolean value that indicates whether the current code runs on the context's queue.
  private var isCurrent: Bool {
    concurrencyType == .mainQueueConcurrencyType
      ? MainQueue.isCurrent
      : DispatchQueue.getSpecific(key: Self.mark) == .some(ObjectIdentifier(self))
  }

  /// Runs work on the queue: at once if the caller is on it, asynchronously otherwise.
  func onQueue(_ work: @escaping @Sendable () -> Void) {
    if isCurrent { work() } else { queue.async(execute: work) }
  }

  /// Runs a closure on the context's queue, asynchronously. The closure runs for the same device as
  /// the caller.
  @preconcurrency public func perform(_ block: @escaping @Sendable () -> Void) {
    let device = DeviceHost.current
    queue.async { DeviceHost.$current.withValue(device) { block() } }
  }

  /// Runs a closure on the context's queue, and waits for its result. A context of the main queue
  /// runs it at once if the caller is on the main actor. A caller on another thread is blocked
  /// until the closure has ended.
  ///
  /// - Throws: The error that the closure throws.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
    guard !isCurrent else { return try block() }
    let device = DeviceHost.current
    return try queue.sync { try DeviceHost.$current.withValue(device) { try block() } }
  }

  /// The moment at which a closure is run. Same as Apple's.
  public enum ScheduledTaskType: Sendable {
    /// Runs the closure at once if that is possible.
    case immediate
    /// Runs the closure after all others that are waiting.
    case enqueued
  }

  /// Runs a closure on the context's queue, after all work that already waits.
  ///
  /// - Parameters:
  ///   - schedule: The moment at which the closure is run. Accepted: it has no effect; the closure
  ///     is always enqueued.
  ///   - block: The closure.
  /// - Returns: The result of the closure.
  /// - Throws: The error that the closure throws.
  @preconcurrency public func perform<T>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping @Sendable () throws -> T
  ) async throws -> T {
    let carried: CarriedResult<T> = await withCheckedContinuation { continuation in
      perform { continuation.resume(returning: CarriedResult(result: Result { try block() })) }
    }
    return try carried.result.get()
  }

  /// Runs a closure on the context's queue, after all work that already waits.
  ///
  /// - Parameters:
  ///   - schedule: The moment at which the closure is run. Accepted: it has no effect; the closure
  ///     is always enqueued.
  ///   - block: The closure.
  /// - Returns: The result of the closure.
  @preconcurrency public func perform<T>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping @Sendable () -> T
  ) async -> T {
    let carried: CarriedValue<T> = await withCheckedContinuation { continuation in
      perform { continuation.resume(returning: CarriedValue(value: block())) }
    }
    return carried.value
  }
}

// @unchecked: it carries a value out of the queue that made it, to the one who asked for it.
private struct CarriedResult<Value>: @unchecked Sendable {
  let result: Result<Value, any Error>
}

// @unchecked: see above.
private struct CarriedValue<Value>: @unchecked Sendable {
  let value: Value
}
