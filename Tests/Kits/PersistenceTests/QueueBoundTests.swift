import Foundation
import StrataKitTesting
import Testing

@testable import StrataPersistence

/// Tests of a value that one queue owns.
@Suite(.timeLimit(.minutes(5))) struct QueueBoundTests {
  private struct Odd: Error, Equatable { var number: Int }

  private final class Counter {
    var count = 0
  }

  private func made() -> QueueBound<Counter> {
    QueueBound(label: "test") { () throws(Never) in Counter() }
  }

  @Test func `an error thrown while the queue's value is created is rethrown`() {
    #expect(throws: Odd(number: 3)) {
      try QueueBound<Counter>(label: "test") { () throws(Odd) in throw Odd(number: 3) }
    }
  }

  @Test func `work of many tasks on one queue runs one after the other`() async {
    let bound = made()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<200 {
        group.addTask {
          if number.isMultiple(of: 2) {
            _ = await bound.perform { counter throws(Never) in counter.count += 1 }
          } else {
            _ = bound.performNow { counter throws(Never) in counter.count += 1 }
          }
        }
      }
    }
    #expect(bound.performNow { counter throws(Never) in counter.count } == .success(200))
  }

  @Test func `work that throws does not prevent the next work on the queue`() async {
    let bound = made()
    let failed = await bound.perform { _ throws(Odd) -> Int in throw Odd(number: 1) }
    #expect(failed == .failure(Odd(number: 1)))
    let after = await bound.perform { counter throws(Odd) in counter.count }
    #expect(after == .success(0))
  }

  @Test func `work on a closed queue returns nil, and closing it again has no effect`() async {
    let bound = made()
    #expect(bound.performNow { _ throws(Never) in 1 } == .success(1))
    await bound.close()
    await bound.close()
    let later = await bound.perform { _ throws(Never) in 1 }
    #expect(later == nil)
    #expect(bound.performNow { _ throws(Never) in 1 } == nil)
  }
}
