import Observation
import SwiftUI
import SwiftUITesting
import Testing

@Observable private final class Draft { var name = "" }

private struct Editor: View {
  @Bindable var draft: Draft
  @State private var detent = PresentationDetent.medium
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      TextField("Name", text: $draft.name)
        .navigationTitle(draft.name.isEmpty ? "New" : draft.name)
        .toolbar { Button("Save") { dismiss() }.disabled(draft.name.isEmpty) }
    }
    .presentationDetents([.medium, .large], selection: $detent)
  }
}

private struct Desk: View {
  @State private var isNew = false

  var body: some View {
    Button("New") { isNew = true }
      .sheet(isPresented: $isNew) { Editor(draft: Draft()) }
  }
}

private struct Shelf: View {
  @State private var query = ""

  var body: some View {
    TabView {
      NavigationStack {
        List { Text(verbatim: "found \(query)") }.navigationTitle("Shelf")
      }
      .searchable(text: $query, prompt: "Title")
      .tabItem { Text("One") }
      NavigationStack { Text("nothing to search").navigationTitle("Other") }
        .tabItem { Text("Two") }
    }
  }
}

/// Tests that objects that a sheet's closure creates live as long as the sheet.
@MainActor @Suite struct SheetContentTests {
  @Test func `an object that a sheet's closure creates is kept while the user types in the sheet`()
    throws
  {
    let screen = Screen(Desk())
    try screen.button("New").tap()
    try screen.field("Name").type("Salt")
    #expect(try screen.field("Name").value == "Salt")
    try screen.button("Save").tap()
    #expect(screen.all(.field, "Name").isEmpty)
  }

  @Test
  func `a searchable around a tab's stack shows its field on the stack's page in that tab only`()
    throws
  {
    let screen = Screen(Shelf())
    try screen.field("Title").type("ink")
    #expect(screen.text.contains("found ink"))
    try screen.tab("Two").tap()
    #expect(screen.all(.field, "Title").count <= 1)
    #expect(screen.text.contains("nothing to search"))
  }
}
