import SwiftUI
import SwiftUITesting
import Testing

private struct Page: View {
  @State private var taps = 0
  @State private var isExtra = false
  var body: some View {
    NavigationStack {
      Text("page")
        .navigationTitle("Title \(taps)")
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Edit") { isExtra.toggle() } }
          ToolbarItem(placement: .primaryAction) { Button("Add \(taps)") { taps += 1 } }
          if isExtra { ToolbarItem(id: "extra") { Button("Extra") {} } }
        }
    }
  }
}

private struct Refreshing: View {
  @State private var count = 0
  var body: some View {
    NavigationStack {
      List { Text("count \(count)") }
        .refreshable { await reload() }
    }
  }
  private func reload() async { count += 1 }
}

@MainActor @Suite struct ToolbarTests {
  @Test func `toolbar items are shown and follow their state`() throws {
    let screen = Screen(Page())
    try screen.button("Add 0").tap()
    #expect(screen.has("Add 1") && screen.title == "Title 1")
    #expect(!screen.has("Extra"))
    try screen.button("Edit").tap()
    #expect(screen.has("Extra"))
  }

  @Test func `a list is refreshed by pulling and by a button`() async throws {
    let screen = Screen(Refreshing())
    try screen.button("Refresh").tap()
    await screen.settle { $0.text.contains("count 1") }
    try screen.element("count 1").refresh()
    await screen.settle { $0.text.contains("count 2") }
  }
}
