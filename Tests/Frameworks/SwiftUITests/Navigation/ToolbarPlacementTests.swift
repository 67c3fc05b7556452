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

  @Test func `secondary actions are entries of one menu at the trailing edge`() throws {
    var log = ""
    let screen = Screen(
      NavigationStack {
        Text("page")
          .toolbar {
            ToolbarItem(placement: .secondaryAction) { Button("Archive") { log += "a" } }
            ToolbarItem(placement: .primaryAction) { Button("Edit") {} }
            ToolbarItem(placement: .secondaryAction) {
              Button("Print", systemImage: "printer") { log += "p" }
            }
          }
      })
    #expect(screen.lines == ["Edit", "page"], "a closed menu is not read")
    let more = try screen.button("More")
    #expect(more.drawing[.opens] != nil && screen.all(.button, "More").count == 1)
    for name in ["Archive", "Print"] {
      #expect(try screen.button(name).drawing[.role] == "menuitem")
      try screen.button(name).tap()
    }
    #expect(log == "ap")
  }

  @Test func `a bar without secondary actions has no menu`() {
    let screen = Screen(NavigationStack { Text("page").toolbar { items } })
    #expect(screen.all(.button, "More").isEmpty)
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

  @Test
  func `a confirmationAction is bold at the trailing edge, and a cancellationAction is not bold`() {
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
