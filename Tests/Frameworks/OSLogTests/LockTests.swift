import Foundation
import Testing
import os

/// Tests of `OSAllocatedUnfairLock`.
@Suite struct LockTests {
  @Test func `tasks that increment a counter under an OSAllocatedUnfairLock lose no increment`()
    async
  {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1_000 { lock.withLock { $0 += 1 } } }
      }
    }
    #expect(lock.withLock { $0 } == 8_000)
  }

  @Test func `withLock returns the closure's result or rethrows its error, and releases the lock`()
  {
    struct Failure: Error {}
    let lock = OSAllocatedUnfairLock(initialState: ["a"])
    #expect(
      lock.withLock {
        $0.append("b")
        return $0.count
      } == 2)
    #expect(throws: Failure.self) { try lock.withLock { _ in throw Failure() } }
    #expect(lock.withLockIfAvailable { $0.count } == 2)
  }

  @Test func `a held OSAllocatedUnfairLock cannot be taken again, not even by its own thread`() {
    let lock = OSAllocatedUnfairLock()
    lock.lock()
    lock.precondition(.owner)
    #expect(!lock.lockIfAvailable())
    #expect(lock.withLockIfAvailable { 1 } == nil)
    lock.unlock()
    lock.precondition(.notOwner)
    #expect(lock.withLockIfAvailable { 1 } == 1)
    #expect(lock.withLock { 2 } == 2)
  }

  @Test func `copies of an OSAllocatedUnfairLock share the lock and its state`() {
    let lock = OSAllocatedUnfairLock(uncheckedState: NSMutableArray())
    let copy = lock
    copy.withLockUnchecked { $0.add(1) }
    #expect(lock.withLockUnchecked { $0.count } == 1)
  }
}

/// Tests of `os_unfair_lock`.
@Suite struct AddressLockTests {
  /// A counter that an `os_unfair_lock` protects.
  // @unchecked: the count is only used under the lock.
  private final class Counter: @unchecked Sendable {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    var count = 0

    init() { lock.initialize(to: os_unfair_lock()) }
    deinit { lock.deallocate() }

    func add() {
      os_unfair_lock_lock(lock)
      count += 1
      os_unfair_lock_unlock(lock)
    }
  }

  @Test func `threads that increment a counter under an os_unfair_lock lose no increment`() {
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1_000 { counter.add() }
    }
    #expect(counter.count == 8_000)
  }

  @Test func `os_unfair_lock_trylock fails while the lock is held, and succeeds after its release`()
  {
    var lock = os_unfair_lock()
    os_unfair_lock_lock(&lock)
    os_unfair_lock_assert_owner(&lock)
    #expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
    os_unfair_lock_assert_not_owner(&lock)
    #expect(os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
  }
}
