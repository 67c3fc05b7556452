import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite struct ToolbarPlacementTests {
  private func lines(_ placement: ToolbarItemPlacement) -> [String] {
    let screen = Screen(
      NavigationStack {
        Text("page").navigationTitle("Title")
          .toolbar {
            ToolbarItem(placement: placement) { Button("Item") {} }
            ToolbarItem(placement: .principal) { Text("Middle") }
          }
      })
    return screen.lines.filter { ["Item", "Middle"].contains($0) }
  }

  @Test func `leading placements precede the principal one`() {
    for placement: ToolbarItemPlacement in [
      .topBarLeading, .navigationBarLeading, .cancellationAction, .navigation,
    ] { #expect(lines(placement) == ["Item", "Middle"]) }
  }

  @ToolbarContentBuilder private var items: some ToolbarContent {
    ToolbarItem { Button("One") {} }
    ToolbarItemGroup(placement: .topBarTrailing) {
      Button("Two") {}
      Button("Three") {}
    }
  }

  @Test func `toolbar content can be built in a property`() {
    let screen = Screen(NavigationStack { Text("page").toolbar { items } })
    #expect(screen.lines.filter { $0 != "page" } == ["One", "Two", "Three"])
  }
}
