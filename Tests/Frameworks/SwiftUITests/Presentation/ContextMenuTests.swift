import SwiftUI
import SwiftUITesting
import Testing

private struct Page: View {
  @State private var names = ["Ada", "Bob"]
  @State private var isAsking = false
  @State private var hasMenu = true

  var body: some View {
    List {
      ForEach(names, id: \.self) { name in
        Text(name).contextMenu {
          Button("Delete \(name)", role: .destructive) { names.removeAll { $0 == name } }
          Button("Ask") { isAsking = true }
        } preview: {
          Text("About \(name)")
        }
      }
      Text("Old").contextMenu(hasMenu ? ContextMenu { Button("Lose") { hasMenu = false } } : nil)
    }
    .alert("Really?", isPresented: $isAsking) {}
  }
}

@MainActor @Suite struct ContextMenuTests {
  @Test func `a context menu shows preview and actions, and an action closes it`() throws {
    let screen = Screen(Page())
    try screen.element("Ada").openMenu()
    #expect(screen.presented.last?.label == "Actions")
    #expect(screen.presented.last?.lines == ["About Ada", "Delete Ada", "Ask"])
    try screen.button("Delete Ada").tap()
    #expect(screen.presented.isEmpty)
    #expect(!screen.text.contains("Ada"))
  }

  @Test func `the Esc key closes a context menu and changes nothing`() throws {
    let screen = Screen(Page())
    try screen.element("Bob").openMenu()
    try screen.dismiss()
    #expect(screen.presented.isEmpty)
    #expect(screen.text.contains("Bob"))
  }

  @Test func `a context menu's action can open an alert, which replaces the menu`() throws {
    let screen = Screen(Page())
    try screen.element("Bob").openMenu()
    try screen.button("Ask").tap()
    #expect(screen.presented.map(\.label) == ["Really?"])
  }

  @Test func `a deprecated context menu that is set to nil no longer opens`() throws {
    let screen = Screen(Page())
    try screen.element("Old").openMenu()
    try screen.button("Lose").tap()
    #expect(throws: ScreenFailure.self) { try screen.element("Old").openMenu() }
  }
}
