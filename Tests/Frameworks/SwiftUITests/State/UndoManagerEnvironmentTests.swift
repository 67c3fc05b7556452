import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor private final class Document: ObservableObject {
  @Published private(set) var title = "Rome"

  func rename(to new: String, undoManager: UndoManager?) {
    let old = title
    title = new
    undoManager?.registerUndo(withTarget: self) { document in
      MainActor.assumeIsolated { document.rename(to: old, undoManager: undoManager) }
    }
  }
}

private struct Editor: View {
  @Environment(\.undoManager) private var undoManager
  @StateObject private var document = Document()

  var body: some View {
    Text(verbatim: "Title \(document.title)")
    Button("Rename") { document.rename(to: "Oslo", undoManager: undoManager) }
    Button("Undo") { undoManager?.undo() }
    Button("Redo") { undoManager?.redo() }
  }
}

@MainActor struct UndoManagerEnvironmentTests {
  @Test func `a window's manager undoes a change and does it again`() throws {
    let screen = Screen(Editor())
    try screen.button("Rename").tap()
    #expect(screen.text.contains("Title Oslo"))
    try screen.button("Undo").tap()
    #expect(screen.text.contains("Title Rome"))
    try screen.button("Redo").tap()
    #expect(screen.text.contains("Title Oslo"))
  }

  @Test func `undo in one window does not undo a change in another window`() throws {
    let (screen, other) = (Screen(Editor()), Screen(Editor()))
    try screen.button("Rename").tap()
    try other.button("Undo").tap()
    #expect(screen.text.contains("Title Oslo"))
    #expect(other.text.contains("Title Rome"))
  }
}
