import Foundation
import Synchronization

/// A lock with the state that it protects. Copies share the lock and the state.
// @unchecked: the state is only used under the lock.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  /// The condition that ``precondition(_:)`` checks: whether the current thread holds the lock.
  public enum Ownership: Hashable, Sendable {
    /// The current thread must hold the lock.
    case owner
    /// The current thread must not hold the lock.
    case notOwner
  }

  private final class Storage {
    var state: State
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    /// The identifier of the thread that holds the lock; zero if none does. A thread that finds its
    /// identifier holds the lock.
    let owner = Atomic<UInt>(0)

    init(_ state: State) {
      self.state = state
      mutex.initialize(to: pthread_mutex_t())
      pthread_mutex_init(mutex, nil)
    }

    deinit {
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
    }
  }

  private let storage: Storage

  /// Creates a lock around a state.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  /// Creates a lock around a state that no other code uses. The compiler does not check that.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  private var isMine: Bool { storage.owner.load(ordering: .relaxed) == UInt(pthread_self()) }

  private func enter() {
    // Apple's stops the program, too: the thread would wait for itself.
    Swift.precondition(!isMine, "a thread locked a lock that it already holds")
    pthread_mutex_lock(storage.mutex)
    storage.owner.store(UInt(pthread_self()), ordering: .relaxed)
  }

  private func enterIfFree() -> Bool {
    guard pthread_mutex_trylock(storage.mutex) == 0 else { return false }
    storage.owner.store(UInt(pthread_self()), ordering: .relaxed)
    return true
  }

  private func leave() {
    Swift.precondition(isMine, "a thread unlocked a lock that it does not hold")
    storage.owner.store(0, ordering: .relaxed)
    pthread_mutex_unlock(storage.mutex)
  }

  /// Calls a closure with the state, which no other thread can use during the call.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Calls a closure with the state, which no other thread can use during the call. The compiler
  /// does not check the values that the closure captures or returns.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    enter()
    defer { leave() }
    return try body(&storage.state)
  }

  /// Calls a closure with the state, unless another thread is using it.
  ///
  /// - Returns: The closure's result; `nil` if it was not called.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }

  /// Calls a closure with the state, unless another thread is using it. The compiler does not check
  /// the values that the closure captures or returns.
  ///
  /// - Returns: The closure's result; `nil` if it was not called.
  public func withLockIfAvailableUnchecked<R>(
    _ body: (inout State) throws -> R
  ) rethrows -> R? {
    guard enterIfFree() else { return nil }
    defer { leave() }
    return try body(&storage.state)
  }

  /// Stops the program unless the current thread holds the lock, or does not hold it, as required.
  public func precondition(_ condition: Ownership) {
    Swift.precondition(
      isMine == (condition == .owner),
      isMine ? "the current thread holds the lock" : "the current thread does not hold the lock")
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a state.
  public init() { self.init(uncheckedState: ()) }

  /// Waits until no other thread has the lock, and takes it.
  public func lock() { enter() }

  /// Releases the lock, on the thread that took it.
  public func unlock() { leave() }

  /// Takes the lock, unless another thread has it.
  ///
  /// - Returns: `true` if the lock was taken.
  public func lockIfAvailable() -> Bool { enterIfFree() }

  /// Calls a closure while no other thread has the lock.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Calls a closure while no other thread has the lock. The compiler does not check the values
  /// that the closure captures or returns.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    enter()
    defer { leave() }
    return try body()
  }

  /// Calls a closure, unless another thread has the lock.
  ///
  /// - Returns: The closure's result; `nil` if it was not called.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable () throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }

  /// Calls a closure, unless another thread has the lock. The compiler does not check the values
  /// that the closure captures or returns.
  ///
  /// - Returns: The closure's result; `nil` if it was not called.
  public func withLockIfAvailableUnchecked<R>(_ body: () throws -> R) rethrows -> R? {
    guard enterIfFree() else { return nil }
    defer { leave() }
    return try body()
  }
}
