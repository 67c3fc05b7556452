import Foundation
import StrataDeviceServices
import StrataKitTesting
import Testing

@Suite(.timeLimit(.minutes(10))) struct BoundedQueueTests {
  private struct Count: Sendable {
    var added = 0
    var done = 0
    var most = 0
  }

  @Test(arguments: [1, 4, 64]) func `adding to a full queue blocks until there is room`(limit: Int)
    async
  {
    let queue = BoundedQueue(limit: limit)
    let count = Locked(Count())
    await withCheckedContinuation { ended in
      // Adding blocks, which no task of Swift's may.
      Thread.detachNewThread {
        for _ in 0..<2_000 {
          queue.addOperation {
            count.withLock { count in
              count.most = max(count.most, count.added - count.done)
              count.done += 1
            }
          }
          count.withLock { $0.added += 1 }
        }
        queue.waitUntilAllOperationsAreFinished()
        ended.resume()
      }
    }
    let (most, done) = count.withLock { ($0.most, $0.done) }
    #expect(done == 2_000)
    #expect(most <= limit)
  }

  @Test func `a bounded queue runs its operations one after the other, in order`() async {
    let queue = BoundedQueue(limit: 3)
    let order = Recorded<Int>()
    await withCheckedContinuation { ended in
      Thread.detachNewThread {
        for number in 0..<100 { queue.addOperation { order.record(number) } }
        queue.addOperation { ended.resume() }
      }
    }
    #expect(order.all == Array(0..<100))
  }
}
