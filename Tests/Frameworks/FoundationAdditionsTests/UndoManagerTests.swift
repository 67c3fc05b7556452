import Foundation
import Testing

@testable import StrataFoundationAdditions

/// A document with a value that can be undone.
@MainActor private final class Document {
  let manager = UndoManager()
  private(set) var words: [String] = []

  func add(_ word: String) {
    words.append(word)
    manager.registerUndo(withTarget: self) { document in
      MainActor.assumeIsolated { document.removeLast() }
    }
    manager.setActionName("Add \(word)")
  }

  private func removeLast() {
    let word = words.removeLast()
    manager.registerUndo(withTarget: self) { document in
      MainActor.assumeIsolated { document.add(word) }
    }
  }
}

@MainActor struct UndoManagerTests {
  private let document = Document()

  @Test func `a change is undone and redone`() {
    document.add("a")
    #expect(document.manager.canUndo && !document.manager.canRedo)
    #expect(document.manager.undoMenuItemTitle == "Undo Add a")
    document.manager.undo()
    #expect(document.words.isEmpty)
    #expect(!document.manager.canUndo && document.manager.canRedo)
    document.manager.redo()
    #expect(document.words == ["a"])
    #expect(document.manager.canUndo && !document.manager.canRedo)
  }

  @Test func `changes of one event are undone together, explicit groups one at a time`() {
    document.add("a")
    document.add("b")
    document.manager.undo()
    #expect(document.words.isEmpty)
    document.manager.groupsByEvent = false
    for word in ["c", "d"] {
      document.manager.beginUndoGrouping()
      document.add(word)
      document.manager.endUndoGrouping()
    }
    document.manager.undo()
    #expect(document.words == ["c"])
  }

  @Test func `the undo group of an event ends with the main thread's current turn`() async {
    document.add("a")
    await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
    document.add("b")
    document.manager.undo()
    #expect(document.words == ["a"])
  }

  @Test func `registering a new change clears the redo stack`() {
    document.add("a")
    document.manager.undo()
    document.add("b")
    #expect(!document.manager.canRedo)
  }

  @Test func `disabled registration records nothing, and levelsOfUndo drops the oldest groups`() {
    document.manager.disableUndoRegistration()
    document.add("a")
    document.manager.enableUndoRegistration()
    #expect(!document.manager.canUndo)
    document.manager.groupsByEvent = false
    document.manager.levelsOfUndo = 1
    for word in ["b", "c"] {
      document.manager.beginUndoGrouping()
      document.add(word)
      document.manager.endUndoGrouping()
    }
    document.manager.undo()
    #expect(!document.manager.canUndo)
    document.manager.removeAllActions()
    #expect(!document.manager.canRedo)
  }

  @Test func `removeAllActions(withTarget:) leaves nothing to undo for that object`() {
    document.add("a")
    document.manager.removeAllActions(withTarget: document)
    #expect(!document.manager.canUndo)
  }
}
