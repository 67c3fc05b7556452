import Foundation
import StrataFoundationAdditions
import Testing

private let name = Notification.Name("SelectorObserverTests")
private let other = Notification.Name("SelectorObserverTests.other")

private final class Sender {}

/// An observer whose methods an app would name by selectors.
private class Observer {
  private(set) var heard: [String] = []

  func note() { heard.append("note") }
  func take(_ notification: Notification) {
    heard.append(notification.userInfo?["a"] as? String ?? "")
  }
}

/// An observer that removes itself when it is released, as older apps do.
private final class Leaving: Observer {
  let center: NotificationCenter

  init(_ center: NotificationCenter) {
    self.center = center
    super.init()
    center.addObserver(
      self, selector: _Selector { observer, _ in observer.note() }, name: name, object: nil)
  }

  deinit { center.removeObserver(self) }
}

/// Tests of observers with the method of a selector, as `strata run` writes them into a copy.
@MainActor struct SelectorObserverTests {
  private let center = NotificationCenter()
  private let observer = Observer()

  private func add(_ name: Notification.Name?, object: Any? = nil) {
    center.addObserver(
      observer, selector: _Selector { observer, _ in observer.note() }, name: name, object: object)
  }

  @Test func `an observer's method is called with each notification before post returns`() {
    center.addObserver(
      observer,
      selector: _Selector { observer, notification in observer.take(notification) },
      name: name, object: nil)
    center.post(name: name, object: nil, userInfo: ["a": "1"])
    center.post(name: name, object: nil, userInfo: ["a": "2"])
    #expect(observer.heard == ["1", "2"])
  }

  @Test func `an observer's method is called for its name and sender only`() {
    let sender = Sender()
    add(name, object: sender)
    center.post(name: name, object: nil)
    center.post(name: name, object: Sender())
    center.post(name: other, object: sender)
    #expect(observer.heard.isEmpty)
    center.post(name: name, object: sender)
    #expect(observer.heard == ["note"])
  }

  @Test func `an observer without a name and a sender is called for every notification`() {
    add(nil)
    center.post(name: name, object: Sender())
    center.post(name: other, object: nil)
    #expect(observer.heard == ["note", "note"])
  }

  @Test func `a removed observer's methods are no longer called`() {
    add(name)
    add(other)
    center.removeObserver(observer)
    center.post(name: name, object: nil)
    center.post(name: other, object: nil)
    #expect(observer.heard.isEmpty)
  }

  @Test func `an observer is removed for one name or one sender and stays for others`() {
    let sender = Sender()
    add(name)
    add(other, object: sender)
    center.removeObserver(observer, name: name, object: nil)
    center.post(name: name, object: nil)
    center.removeObserver(observer, name: nil, object: Sender())
    center.post(name: other, object: sender)
    #expect(observer.heard == ["note"])
    center.removeObserver(observer, name: nil, object: sender)
    center.post(name: other, object: sender)
    #expect(observer.heard == ["note"])
  }

  @Test func `removing an observer from one center keeps it in another`() {
    add(name)
    NotificationCenter().removeObserver(observer)
    center.post(name: name, object: nil)
    #expect(observer.heard == ["note"])
  }

  @Test func `a center does not keep its observers alive`() {
    var observer: Observer? = Observer()
    weak let released = observer
    center.addObserver(
      observer!, selector: _Selector { observer, _ in observer.note() }, name: name, object: nil)
    observer = nil
    #expect(released == nil)
    center.post(name: name, object: nil)
  }

  @Test func `an observer may remove itself while it is released`() {
    var heard = 0
    for _ in 0..<200 {
      let leaving = Leaving(center)
      center.post(name: name, object: nil)
      heard += leaving.heard.count
    }
    #expect(heard == 200)
  }

  @Test func `the token of a block is removed by the same methods`() {
    let observer = observer
    nonisolated(unsafe) let heard = observer
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in heard.note() }
    let second = center.addObserver(forName: name, object: nil, queue: nil) { _ in heard.note() }
    center.removeObserver(token)
    center.removeObserver(second, name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(observer.heard.isEmpty)
  }

  @Test func `a main-actor observer's method runs on the main actor, whoever posts`() async {
    add(name)
    let center = center
    await Task.detached { center.post(name: name, object: nil) }.value
    #expect(observer.heard == ["note"])
  }

  @Test func `an observer that was added elsewhere is called on the thread that posts`() async {
    let heard = await Task.detached {
      let (center, observer) = (NotificationCenter(), Observer())
      center.addObserver(
        observer, selector: _Selector { observer, _ in observer.note() }, name: name, object: nil)
      center.post(name: name, object: nil)
      return observer.heard
    }.value
    #expect(heard == ["note"])
  }
}
