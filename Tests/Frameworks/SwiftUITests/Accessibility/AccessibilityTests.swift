import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite struct AccessibilityTests {
  @Test func `a symbol is never read, unless the app names it`() throws {
    #expect(Screen(Image(systemName: "star")).lines.isEmpty)
    let named = Screen(Image(systemName: "star").accessibilityLabel("Favourite"))
    #expect(named.lines == ["Favourite"])
    #expect(try named.find(.image, "Favourite").drawing[.isHidden] == nil)
  }

  @Test func `a button with a symbol only has the name that the app gives`() throws {
    let screen = Screen(
      Button {
      } label: {
        Image(systemName: "star")
      }.accessibilityLabel("Keep")
        .accessibilityHint("Adds it to your places").accessibilityValue("off")
        .accessibilityIdentifier("star"))
    let button = try screen.button("Keep")
    #expect(button.identifier == "star" && button.hint == "Adds it to your places")
    #expect(button.value == "off")
  }

  @Test func `what is hidden is not read and not found`() {
    let screen = Screen(
      VStack {
        Text("seen")
        Text("unseen").accessibilityHidden(true)
        Text("shown").accessibilityHidden(false)
      })
    #expect(screen.lines == ["seen", "shown"])
  }

  @Test func `traits become roles and states`() throws {
    let screen = Screen(
      VStack {
        Text("Heading").accessibilityAddTraits(.isHeader)
        Text("Chosen").accessibilityAddTraits(.isSelected)
        VStack { Text("In") }.accessibilityElement(children: .contain).accessibilityLabel("Box")
      })
    #expect(try screen.heading("Heading").drawing[.role] == "heading")
    #expect(try screen.element("Chosen").isSelected)
    #expect(try screen.element("Box").drawing[.role] == "group")
  }

  @Test func `an alert, a sheet and a page say their names`() throws {
    let screen = Screen(NavigationStack { Text("x").navigationTitle("Places") })
    #expect(try screen.heading("Places").drawing.kind == .largeTitle)
  }
}
