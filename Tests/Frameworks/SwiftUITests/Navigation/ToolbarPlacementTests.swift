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

  @Test func `the action that confirms is bold at the trailing edge`() {
    let screen = Screen(
      NavigationStack {
        Text("page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          }
      })
    #expect(screen.lines.prefix(3) == ["Cancel", "Title", "Save"])
    #expect(screen.drawing.isBold("Save") && !screen.drawing.isBold("Cancel"))
  }
}
