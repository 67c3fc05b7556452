import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

private struct Ticking: View {
  var body: some View {
    HStack {
      Text("Wind")
      Counted()
      Text("hidden").accessibilityHidden(true)
    }
    .accessibilityElement(children: .combine).accessibilityIdentifier("group")
  }

  private struct Counted: View {
    @State private var count = 1
    var body: some View { Text("\(count)").onAppear { count = 2 } }
  }
}

private struct Late: View {
  @State private var hasButton = false
  var body: some View {
    VStack {
      Text("Wind")
      if hasButton { Button("Stop") {} }
    }
    .accessibilityElement(children: .combine).accessibilityIdentifier("group")
    Button("Go") { hasButton = true }
  }
}

@MainActor @Suite struct ChildBehaviorTests {
  private func group(
    _ behavior: AccessibilityChildBehavior, _ content: some View
  ) throws -> Element {
    let screen = Screen(
      content.accessibilityElement(children: behavior).accessibilityIdentifier("group"))
    return try screen.element("group").drawing
  }

  private var words: some View {
    HStack {
      Text("Paris")
      Text("21°")
    }
  }

  private var controls: some View {
    HStack {
      Text("Paris")
      VStack { Button("Remove") {} }
    }
  }

  @Test func `combining the children of a list row labels the content, not the row`() throws {
    let list = List(["Paris", "Oslo"], id: \.self) { city in
      HStack {
        Text(city)
        Text("21°")
      }
      .accessibilityElement(children: .combine).accessibilityIdentifier(city)
    }
    let named = Drawn(list).elements.filter { $0[.role] == "img" }
    #expect(named.map { $0[.label] } == ["Paris 21°", "Oslo 21°"])
    #expect(Drawn(list).elements.filter { $0[.label] != nil }.count == 2)
  }

  @Test func `combine joins texts into one label, contain and ignore set no label`() throws {
    let combined = try group(.combine, words)
    #expect(combined[.role] == "img" && combined[.label] == "Paris 21°")
    let kept = try group(.contain, words)
    #expect(kept[.role] == "group" && kept[.label] == nil)
    let ignored = try group(.ignore, words)
    #expect(ignored[.role] == "img" && ignored[.label] == nil)
  }

  @Test func `combining children that include a control makes a group with the combined label`()
    throws
  {
    let combined = try group(.combine, controls)
    #expect(combined[.role] == "group" && combined[.label] == "Paris Remove")
    let button = try group(.combine, Button("Remove") {})
    #expect(button.kind == .button && button[.role] == nil, "a button needs no group role")
  }

  @Test func `a combined element becomes a group when a control appears in it`() throws {
    let screen = Screen(Late())
    #expect(try screen.element("group").drawing[.role] == "img")
    try screen.button("Go").tap()
    #expect(try screen.element("group").drawing[.role] == "group")
  }

  @Test func `a combined label follows its content, and a custom label replaces it`() throws {
    let screen = Screen(Ticking())
    #expect(try screen.element("group").drawing[.label] == "Wind 2")
    let parts = try group(.combine, HStack { Text("2") + Text("1°").bold() })
    #expect(parts[.label] == "21°", "a text of several styles has one label")
    let named = try group(.combine, words.accessibilityLabel("Weather"))
    #expect(named[.label] == "Weather")
  }

  @Test func `magic tap and escape actions become the buttons OK and Back`() throws {
    var log: [String] = []
    let screen = Screen(
      Text("x").accessibilityAction(.magicTap) { log.append("magic") }
        .accessibilityAction(.escape) { log.append("escape") })
    try screen.button("OK").tap()
    try screen.button("Back").tap()
    #expect(log == ["magic", "escape"])
  }

  @Test func `accessibilityAdjustableAction receives increment or decrement from its two buttons`()
    throws
  {
    var last: AccessibilityAdjustmentDirection?
    let screen = Screen(Text("x").accessibilityAdjustableAction { last = $0 })
    try screen.button("+").tap()
    #expect(last == AccessibilityAdjustmentDirection.increment)
    try screen.button("−").tap()
    #expect(last == .decrement)
  }
}
