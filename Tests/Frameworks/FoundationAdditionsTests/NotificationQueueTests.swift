import Foundation
import StrataKitTesting
import Synchronization
import Testing

@testable import StrataFoundationAdditions

private let name = Notification.Name("NotificationQueueTests")

private final class Sender: Sendable {}

/// Observers that are called on a queue.
@MainActor struct NotificationQueueTests {
  private let center = NotificationCenter()

  @Test func `a notification posted on the main thread reaches the main queue at once`() {
    let heard = Mutex(0)
    let token = center.addObserver(forName: name, object: nil, queue: .main) { _ in
      MainActor.assumeIsolated { heard.withLock { $0 += 1 } }
    }
    center.post(name: name, object: nil)
    #expect(heard.withLock { $0 } == 1)
    center.removeObserver(token)
    center.post(name: name, object: nil)
    #expect(heard.withLock { $0 } == 1)
  }

  @Test func `an observer runs for its own reader, whoever posts`() {
    let heard = Mutex<[String]>([])
    let token = PreferredLanguages.$current.withValue(["fi"]) {
      center.addObserver(forName: name, object: nil, queue: .main) { _ in
        heard.withLock { $0 = PreferredLanguages.current }
      }
    }
    center.post(name: name, object: nil)
    center.removeObserver(token)
    #expect(heard.withLock { $0 } == ["fi"])
  }

  @Test func `post returns after another queue's observer has run`() {
    let heard = Mutex<OperationQueue?>(nil)
    let queue = OperationQueue()
    let token = center.addObserver(forName: name, object: nil, queue: queue) { _ in
      heard.withLock { $0 = OperationQueue.current }
    }
    center.post(name: name, object: nil)
    center.removeObserver(token)
    #expect(heard.withLock { $0 === queue })
  }

  @Test func `notifications are a sequence, from the iterator's creation on`() async {
    let sender = Sender()
    var posts = center.notifications(named: name, object: sender).makeAsyncIterator()
    center.post(name: name, object: nil)
    center.post(name: name, object: sender, userInfo: ["count": 2])
    let first = await posts.next()
    #expect(first?.userInfo?["count"] as? Int == 2)
  }

  @Test func `a cancelled task ends the sequence`() async {
    let center = center
    let gate = Gate()
    let task = Task {
      let posts = center.notifications(named: name)
      gate.open()
      for await _ in posts { Issue.record("nobody posts") }
      return true
    }
    await gate.wait()
    task.cancel()
    #expect(await task.value)
  }
}
