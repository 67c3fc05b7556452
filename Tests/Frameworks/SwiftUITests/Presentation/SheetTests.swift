import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

private struct Page: View {
  @State private var isOpen = false
  @State private var taps = 0
  @State private var closings = 0

  var body: some View {
    VStack {
      Text("closed \(closings) times")
      Button("Open") { isOpen = true }
      Button("Count") { taps += 1 }
    }
    .sheet(isPresented: $isOpen) {
      closings += 1
    } content: {
      SheetBody()
      Text("taps \(taps)")
      Button("Count inside") { taps += 1 }
    }
  }
}

private struct SheetBody: View {
  @Environment(\.dismiss) private var dismiss
  @State private var note = ""
  var body: some View {
    TextField("Note", text: $note)
    Button("Done") { dismiss() }
  }
}

@MainActor @Suite struct SheetTests {
  @Test
  func `an open sheet shows the page's state, and the page's buttons cannot be used behind it`()
    throws
  {
    let screen = Screen(Page())
    try screen.button("Count").tap()
    try screen.button("Open").tap()
    #expect(screen.text.contains("taps 1"))
    #expect(throws: ScreenFailure.self) { try screen.button("Count") }
    try screen.button("Count inside").tap()
    #expect(screen.text.contains("taps 2"))
  }

  @Test func `a sheet has the tint of the page that opens it`() throws {
    let page = Text("Page").sheet(isPresented: .constant(true)) { Text("in") }
    let tint = StyleRule.tint(.named("green"))
    let sheet = try #require(Screen(page.tint(.green)).all(.sheet).first)
    #expect(sheet.drawing.style.contains(tint))
    let plain = try #require(Screen(page).all(.sheet).first)
    #expect(!plain.drawing.style.contains(tint))
  }

  @Test func `dismissing from inside and by Esc each call onDismiss once`() throws {
    let screen = Screen(Page())
    try screen.button("Open").tap()
    try screen.button("Done").tap()
    #expect(screen.lines.first == "closed 1 times")
    try screen.button("Open").tap()
    try screen.dismiss()
    #expect(screen.lines.first == "closed 2 times")
    #expect(throws: ScreenFailure.self) { try screen.dismiss() }
  }

  @Test func `a sheet has new state each time, and the page keeps its state`() throws {
    let screen = Screen(Page())
    try screen.button("Count").tap()
    try screen.button("Open").tap()
    try screen.field("Note").type("milk")
    try screen.dismiss()
    try screen.button("Open").tap()
    #expect(try screen.field("Note").value == "")
    #expect(screen.text.contains("taps 1"))
  }

  @Test func `a sheet for an item shows it, and another item opens a sheet with new state`() throws
  {
    let screen = Screen(ItemPage())
    try screen.button("First").tap()
    #expect(screen.text.contains("item 1"))
    try screen.field("Note").type("one")
    try screen.button("Next").tap()
    #expect(screen.text.contains("item 2"))
    #expect(try screen.field("Note").value == "")
    try screen.dismiss()
    #expect(!screen.text.contains("item"))
  }
}

private struct Item: Identifiable { let id: Int }

private struct ItemPage: View {
  @State private var item: Item?
  var body: some View {
    Button("First") { item = Item(id: 1) }
      .sheet(item: $item) { current in
        Text("item \(current.id)")
        SheetBody()
        Button("Next") { item = Item(id: 2) }
      }
  }
}
