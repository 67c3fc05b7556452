import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite struct AccessibilityTests {
  @Test func `a system image is hidden from screen readers unless it has a label`() throws {
    #expect(Screen(Image(systemName: "star")).lines.isEmpty)
    let named = Screen(Image(systemName: "star").accessibilityLabel("Favourite"))
    #expect(named.lines == ["Favourite"])
    #expect(try named.find(.image, "Favourite").drawing[.isHidden] == nil)
  }

  @Test
  func `a button with only an image has the label, hint, value and identifier that the app sets`()
    throws
  {
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

  @Test func `a button with only a symbol is named by its meaning, such as Add for plus`() throws {
    for (symbol, name) in [
      ("plus", "Add"), ("plus.circle.fill", "Add"), ("square.and.arrow.up", "Share"),
      ("tortoise.fill", "tortoise"), ("map.circle", "map circle"),
    ] {
      let screen = Screen(
        Button {
        } label: {
          Image(systemName: symbol)
        })
      #expect(try screen.button(name).label == name)
    }
    let titled = Screen(
      Button {
      } label: {
        HStack {
          Image(systemName: "plus")
          Text("New")
        }
      })
    #expect(try titled.button("New").label == "New")
  }

  @Test func `hidden elements are neither read aloud nor found by tests`() {
    let screen = Screen(
      VStack {
        Text("seen")
        Text("unseen").accessibilityHidden(true)
        Text("shown").accessibilityHidden(false)
      })
    #expect(screen.lines == ["seen", "shown"])
  }

  @Test func `accessibility traits become ARIA roles and states`() throws {
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

  @Test func `a navigation title is drawn as a large title and is a heading`() throws {
    let screen = Screen(NavigationStack { Text("x").navigationTitle("Places") })
    #expect(try screen.heading("Places").drawing.kind == .largeTitle)
  }

  @Test func `an alert is labelled by its title, a sheet by its title or else by its first text`() {
    func names(_ kind: ScreenElementKind, _ view: some View) -> [String] {
      Screen(view).all(kind).map(\.label)
    }
    let page = Text("page")
    let alert = page.alert("Delete it?", isPresented: .constant(true)) {
      Button("Keep", role: .cancel) {}
    } message: {
      Text("It will be gone.")
    }
    #expect(names(.alert, alert) == ["Delete it?"])
    let titled = page.sheet(isPresented: .constant(true)) {
      NavigationStack { Text("London").navigationTitle("Places") }
    }
    #expect(names(.sheet, titled) == ["Places"])
    let plain = page.sheet(isPresented: .constant(true)) {
      Text("Milk")
      Text("Bread")
    }
    #expect(names(.sheet, plain) == ["Milk"])
  }
}
