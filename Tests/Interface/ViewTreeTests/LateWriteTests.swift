import Foundation
import Observation
import Synchronization
import Testing

@testable import StrataViewTree

/// An observable value that is written on another thread, in two steps: the change is announced,
/// and the value is stored when the test says so.
private final class SlowValue: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let stored = Mutex("one")

  var text: String {
    registrar.access(self, keyPath: \.text)
    return stored.withLock { $0 }
  }

  /// Announces a change on another thread and returns before the value is stored.
  func beginWriting(_ text: String) async -> Writing {
    let (store, isStored) = (DispatchSemaphore(value: 0), AsyncStream<Void>.makeStream())
    await withCheckedContinuation { announced in
      Thread.detachNewThread { [self] in
        registrar.withMutation(of: self, keyPath: \.text) {
          announced.resume()
          store.wait()
          stored.withLock { $0 = text }
        }
        isStored.continuation.finish()
      }
    }
    return Writing(store: store, isStored: isStored.stream)
  }

  struct Writing {
    let store: DispatchSemaphore
    let isStored: AsyncStream<Void>

    /// Stores the value and waits until observers are notified.
    func end() async {
      store.signal()
      for await _ in isStored {}
    }
  }
}

@MainActor @Suite struct LateWriteTests {
  private final class Label: EvaluatingNode {
    var shown: [String] = []
    var compute: () -> String = { "" }
    override func evaluate() { shown.append(track(compute)) }
  }

  /// Runs what other threads have put on the main queue so far.
  private func drainMainQueue() async {
    await withCheckedContinuation { drained in DispatchQueue.main.async { drained.resume() } }
  }

  @Test(.timeLimit(.minutes(1)))
  func `a change that another thread finishes after the node was evaluated again is shown`() async {
    let (tree, value) = (Tree(), SlowValue())
    let label = Label(Context(parent: tree.screen, environment: .empty))
    label.compute = { value.text }
    label.evaluate()
    // The first reader of a type is tracked in another way than later ones.
    for text in ["two", "three"] {
      let writing = await value.beginWriting(text)
      await drainMainQueue()
      label.invalidate()
      tree.flush()
      await writing.end()
      await drainMainQueue()
      tree.flush()
      #expect(label.shown.last == text)
    }
  }
}
