// The names are those of the C interface.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase

import Foundation
import Synchronization

/// A lock without a state, which threads share by its address.
///
///     var lock = os_unfair_lock()
///     os_unfair_lock_lock(&lock)
///
/// Partial: a waiting thread yields and is scheduled again until the lock is free, since the lock
/// is one word and has no queue. `OSAllocatedUnfairLock` waits without being scheduled.
public struct os_unfair_lock_s: Sendable {
  /// The thread that holds the lock, or zero.
  fileprivate var owner: UInt = 0

  /// Creates a lock that no thread holds.
  public init() {}
}

/// A lock without a state, which threads share by its address.
public typealias os_unfair_lock = os_unfair_lock_s
/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

extension UnsafeMutablePointer where Pointee == os_unfair_lock_s {
  /// Calls a closure with the lock's word as an atomic value, which several threads may change at
  /// the same time.
  fileprivate func word<Result>(_ body: (borrowing Atomic<UInt>) -> Result) -> Result {
    // An `Atomic` of a word has the layout of that word, and the lock is only used through it.
    UnsafeMutableRawPointer(self).withMemoryRebound(to: Atomic<UInt>.self, capacity: 1) {
      body($0.pointee)
    }
  }
}

/// Waits until no other thread has the lock, and takes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  let thread = UInt(pthread_self())
  // Apple's stops the program, too: the thread would wait for itself.
  precondition(
    lock.word { $0.load(ordering: .relaxed) } != thread,
    "a thread locked a lock that it already holds")
  while !os_unfair_lock_trylock(lock) { sched_yield() }
}

/// Takes the lock, unless a thread has it.
///
/// - Returns: Whether it was taken.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  let thread = UInt(pthread_self())
  return lock.word {
    $0.compareExchange(expected: 0, desired: thread, ordering: .acquiring).exchanged
  }
}

/// Releases the lock, on the thread that took it.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  os_unfair_lock_assert_owner(lock)
  lock.word { $0.store(0, ordering: .releasing) }
}

/// Stops the program unless the current thread holds the lock.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
  precondition(
    lock.word { $0.load(ordering: .relaxed) } == UInt(pthread_self()),
    "the current thread does not hold the lock")
}

/// Stops the program if the current thread holds the lock.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {
  precondition(
    lock.word { $0.load(ordering: .relaxed) } != UInt(pthread_self()),
    "the current thread holds the lock")
}
