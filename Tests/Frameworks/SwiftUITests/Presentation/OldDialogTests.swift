import SwiftUI
import SwiftUITesting
import Testing

private struct Item: Identifiable { let id: Int }

private struct Page: View {
  @State private var isTelling = false
  @State private var isAsking = false
  @State private var isChoosing = false
  @State private var item: Item?
  @State private var sheet: Item?
  @State private var log: [String] = []

  var body: some View {
    VStack {
      Text(log.joined(separator: ","))
      Button("Tell") { isTelling = true }
        .alert(isPresented: $isTelling) {
          Alert(title: Text("Told"), message: Text("That is all."))
        }
      Button("Ask") { isAsking = true }
        .alert(isPresented: $isAsking) {
          Alert(
            title: Text("Sure?"),
            primaryButton: .destructive(Text("Delete")) { log.append("deleted") },
            secondaryButton: .cancel { log.append("kept") })
        }
      Button("Item") { item = Item(id: 5) }
        .alert(item: $item) { item in
          Alert(title: Text("Item \(item.id)"), dismissButton: .default(Text("Fine")))
        }
      Button("Choose") { isChoosing = true }
        .actionSheet(isPresented: $isChoosing) {
          ActionSheet(
            title: Text("Which?"), message: Text("One of them."),
            buttons: [
              .default(Text("This")) { log.append("this") }, .cancel(Text("Neither")),
            ])
        }
      Button("Sheet") { sheet = Item(id: 6) }
        .actionSheet(item: $sheet) { ActionSheet(title: Text("Sheet \($0.id)")) }
    }
  }
}

@MainActor @Suite struct OldDialogTests {
  @Test func `a deprecated alert has one button or two`() throws {
    let screen = Screen(Page())
    try screen.button("Tell").tap()
    #expect(try screen.find(.alert, "Told").lines == ["Told", "That is all.", "OK"])
    try screen.button("OK").tap()
    try screen.button("Ask").tap()
    try screen.button("Delete").tap()
    try screen.button("Ask").tap()
    try screen.button("Cancel").tap()
    #expect(screen.lines.first == "deleted,kept")
    #expect(screen.presented.isEmpty)
  }

  @Test func `a deprecated alert opens for an item and is closed by its button`() throws {
    let screen = Screen(Page())
    try screen.button("Item").tap()
    #expect(screen.presented.last?.label == "Item 5")
    try screen.button("Fine").tap()
    #expect(screen.presented.isEmpty)
  }

  @Test func `a deprecated ActionSheet is shown as a confirmation dialog`() throws {
    let screen = Screen(Page())
    try screen.button("Choose").tap()
    #expect(screen.text.contains("One of them."))
    #expect(screen.has("Neither"))
    try screen.button("This").tap()
    #expect(screen.lines.first == "this")
    try screen.button("Sheet").tap()
    #expect(screen.presented.last?.label == "Sheet 6")
    try screen.button("Cancel").tap()
    #expect(screen.presented.isEmpty)
  }
}
