import SwiftUI
import SwiftUITesting
import Testing

private struct Item: Identifiable { let id: Int }

private struct Page: View {
  @State private var isCovered = false
  @State private var item: Item?
  @State private var tip: Item?
  @State private var log: [String] = []

  var body: some View {
    VStack {
      Text(log.joined(separator: ","))
      Button("Cover") { isCovered = true }
      Button("Item") { item = Item(id: 7) }
      Button("Tip") { tip = Item(id: 3) }
        .popover(item: $tip) { Text("tip \($0.id)") }
    }
    .fullScreenCover(isPresented: $isCovered) {
      log.append("gone")
    } content: {
      Inside(depth: 1)
    }
    .fullScreenCover(item: $item, onDismiss: { log.append("item gone") }) { item in
      Text("item \(item.id)")
    }
  }
}

private struct Inside: View {
  let depth: Int
  @State private var isOpen = false
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  var body: some View {
    NavigationStack {
      VStack {
        Text("depth \(depth)" + (isPresented ? " presented" : " alone"))
        Button("Deeper") { isOpen = true }
        Closer()
      }
      .navigationTitle("Level \(depth)")
    }
    .sheet(isPresented: $isOpen) { Inside(depth: depth + 1) }
  }
}

/// A view that dismisses the sheet from below the stack: the stack's first page closes with it.
private struct Closer: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() } }
}

private struct OldMode: View {
  @Environment(\.presentationMode) private var mode
  var body: some View {
    Text(mode.wrappedValue.isPresented ? "presented" : "alone")
    Button("Leave") { mode.wrappedValue.dismiss() }
  }
}

private struct OldPage: View {
  @State private var isOpen = false
  var body: some View {
    VStack {
      OldMode()
      Button("Open") { isOpen = true }
    }
    .sheet(isPresented: $isOpen) { OldMode() }
  }
}

@MainActor @Suite struct CoverAndPopoverTests {
  @Test func `a full screen cover hides the page and calls onDismiss`() throws {
    let screen = Screen(Page())
    try screen.button("Cover").tap()
    #expect(try #require(screen.presented.last).drawing[.variant] == "cover")
    #expect(!screen.has("Cover"))
    try screen.button("Close").tap()
    #expect(screen.lines.first == "gone")
  }

  @Test func `a cover and a popover show their item, and closing sets it to nil`() throws {
    let screen = Screen(Page())
    try screen.button("Item").tap()
    #expect(screen.text.contains("item 7"))
    try screen.dismiss()
    #expect(screen.lines.first == "item gone")
    try screen.button("Tip").tap()
    #expect(screen.text.contains("tip 3"))
    try screen.dismiss()
    #expect(screen.presented.isEmpty)
  }

  @Test func `sheets open over sheets, and each stack's first page dismisses its sheet`() throws {
    let screen = Screen(Page())
    try screen.button("Cover").tap()
    try screen.button("Deeper").tap()
    try screen.button("Deeper").tap()
    #expect(screen.presented.map(\.label) == ["Level 1", "Level 2", "Level 3"])
    #expect(screen.text.contains("depth 3 presented"))
    try screen.button("Close").tap()
    #expect(screen.presented.count == 2)
    try screen.button("Close").tap()
    #expect(screen.presented.count == 1)
  }

  @Test func `a full screen cover without a title is labelled by its first text`() throws {
    let screen = Screen(Page())
    try screen.button("Item").tap()
    #expect(screen.presented.last?.label == "item 7")
  }

  @Test func `the deprecated presentation mode reports and dismisses a sheet`() throws {
    let screen = Screen(OldPage())
    #expect(screen.lines.first == "alone")
    try screen.button("Leave").tap()
    try screen.button("Open").tap()
    #expect(screen.text.contains("presented"))
    try screen.button("Leave").tap()
    #expect(screen.presented.isEmpty)
  }
}
