import SwiftUI
import SwiftUITesting
import Testing

private struct Page: View {
  @State private var isAsking = false
  @State private var isTelling = false
  @State private var log: [String] = []

  var body: some View {
    VStack {
      Text(log.joined(separator: ","))
      Button("Ask") { isAsking = true }
      Button("Tell") { isTelling = true }
    }
    .alert("Delete it?", isPresented: $isAsking) {
      Button("Delete", role: .destructive) { log.append("deleted") }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("It will be gone.")
    }
    .alert("Done", isPresented: $isTelling) {}
  }
}

@MainActor @Suite struct AlertTests {
  @Test func `each action of an alert runs and closes the alert`() throws {
    let screen = Screen(Page())
    try screen.button("Ask").tap()
    #expect(try screen.find(.alert, "Delete it?").lines.contains("It will be gone."))
    try screen.button("Delete").tap()
    #expect(screen.lines.first == "deleted")
    #expect(screen.all(.alert).isEmpty)
    try screen.button("Ask").tap()
    try screen.button("Cancel").tap()
    #expect(screen.all(.alert).isEmpty)
  }

  @Test func `an alert without actions has an OK button in the user's language`() throws {
    let screen = Screen(Page(), language: "es")
    try screen.button("Tell").tap()
    try screen.button("Aceptar").tap()
    #expect(screen.all(.alert).isEmpty)
  }

  @Test func `an alert whose actions are empty has an OK button`() {
    func buttons(_ actions: some View) -> [String] {
      Screen(Text("page").alert("Done", isPresented: .constant(true)) { actions })
        .all(.button).map(\.label)
    }
    let isShown = false
    #expect(buttons(AnyView(EmptyView())) == ["OK"])
    #expect(buttons(Group { if isShown { Button("Never") {} } }) == ["OK"])
    #expect(buttons(AnyView(Button("Well") {})) == ["Well"])
  }

  @Test func `the Esc key closes an alert`() throws {
    let screen = Screen(Page())
    try screen.button("Ask").tap()
    try screen.dismiss()
    #expect(screen.all(.alert).isEmpty)
  }
}
