import Foundation
import StrataDeviceServices
import StrataKitTesting
import Synchronization
import Testing

@testable import StrataFoundationAdditions

private let name = Notification.Name("NotificationQueueTests")

private final class Sender: Sendable {}

/// Tests of observers that are called on a queue.
@MainActor struct NotificationQueueTests {
  private let center = NotificationCenter()

  @Test func `a main-queue observer is called before a post on the main thread returns`() {
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

  @Test
  func `an observer with a queue of explicit type or with a sender is called before post returns`()
  {
    let heard = Mutex(0)
    let sender = Sender()
    let queue: OperationQueue? = OperationQueue.main
    let tokens = [
      center.addObserver(forName: name, object: nil, queue: OperationQueue.main) { _ in
        heard.withLock { $0 += 1 }
      },
      center.addObserver(forName: name, object: sender, queue: queue) { _ in
        heard.withLock { $0 += 10 }
      },
    ]
    center.post(name: name, object: sender)
    center.post(name: name, object: Sender())
    tokens.forEach(center.removeObserver)
    #expect(heard.withLock { $0 } == 12)
  }

  @Test func `a notification from another thread reaches the main queue before post returns`() async
  {
    let heard = Mutex(0)
    let token = center.addObserver(forName: name, object: nil, queue: .main) { _ in
      MainActor.assumeIsolated { heard.withLock { $0 += 1 } }
    }
    let center = center
    let count = await Task.detached {
      center.post(name: name, object: nil)
      return heard.withLock { $0 }
    }.value
    center.removeObserver(token)
    #expect(count == 1)
  }

  @Test(arguments: [nil, OperationQueue.main, OperationQueue()])
  func `an observer does not receive life cycle notifications of another client device`(
    queue: OperationQueue?
  ) {
    let devices = [DeviceID(rawValue: "first"), DeviceID(rawValue: "second")]
    let heard = Mutex<[String]>([])
    let tokens = devices.map { id in
      DeviceHost.$current.withValue(Device(id: id)) {
        center.addObserver(forName: name, object: nil, queue: queue) { _ in
          heard.withLock { $0.append(DeviceHost.currentID.rawValue) }
        }
      }
    }
    DeviceHost.$audience.withValue(devices[1]) { center.post(name: name, object: nil) }
    #expect(heard.withLock { $0 } == ["second"])
    center.post(name: name, object: nil)
    #expect(heard.withLock { $0.sorted() } == ["first", "second", "second"])
    tokens.forEach(center.removeObserver)
  }

  @Test func `an observer outside of client devices receives the notifications of all devices`() {
    let heard = Mutex(0)
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in
      heard.withLock { $0 += 1 }
    }
    DeviceHost.$audience.withValue(DeviceID(rawValue: "first")) {
      center.post(name: name, object: nil)
    }
    center.removeObserver(token)
    #expect(heard.withLock { $0 } == 1)
  }

  @Test func `a notification sequence omits life cycle notifications of another client device`()
    async
  {
    let device = Device(id: DeviceID(rawValue: "first"))
    let center = center
    let count = await DeviceHost.$current.withValue(device) {
      var posts = center.notifications(named: name).makeAsyncIterator()
      DeviceHost.$audience.withValue(DeviceID(rawValue: "second")) {
        center.post(name: name, object: nil, userInfo: ["count": 1])
      }
      DeviceHost.$audience.withValue(device.id) {
        center.post(name: name, object: nil, userInfo: ["count": 2])
      }
      let first = await posts.next()
      return first?.userInfo?["count"] as? Int
    }
    #expect(count == 2)
  }

  @Test func `an observer runs as the client device that registered it, whichever device posts`() {
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

  @Test func `a notification sequence contains what is posted after its iterator was created`()
    async
  {
    let sender = Sender()
    var posts = center.notifications(named: name, object: sender).makeAsyncIterator()
    center.post(name: name, object: nil)
    center.post(name: name, object: sender, userInfo: ["count": 2])
    let first = await posts.next()
    #expect(first?.userInfo?["count"] as? Int == 2)
  }

  @Test func `cancelling the task ends a notification sequence`() async {
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
