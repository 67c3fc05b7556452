import SwiftUI
import SwiftUITesting
import Testing

private struct Counter: View {
  @State private var count = 0
  @State private var words = ""
  @State private var isLoud = false

  var body: some View {
    VStack {
      Text("Taps: \(count)").accessibilityIdentifier("count")
      Button("More") { count += 1 }
      Button("Never") {}.disabled(true)
      TextField("Words", text: $words)
      Toggle("Loud", isOn: $isLoud)
      if isLoud { Text("LOUD") }
    }
  }
}

@MainActor @Suite struct ScreenTests {
  @Test func `a tap updates the screen`() throws {
    let screen = Screen(Counter())
    try screen.button("More").tap()
    try screen.button("More").tap()
    #expect(try screen.element("count").text == "Taps: 2")
  }

  @Test func `typing in a test sends the text key by key`() throws {
    let screen = Screen(Counter())
    try screen.field("Words").type("hello")
    #expect(try screen.field("Words").value == "hello")
    try screen.field("Words").clear()
    #expect(try screen.field("Words").value == "")
  }

  @Test func `a toggle is found by the text beside it and can be turned on and off`() throws {
    let screen = Screen(Counter())
    try screen.toggle("Loud").turnOn()
    #expect(screen.text.contains("LOUD"))
    try screen.toggle("Loud").turnOff()
    #expect(!screen.text.contains("LOUD"))
  }

  @Test func `a missing element fails with a description of the screen`() throws {
    let screen = Screen(Counter())
    let failure = #expect(throws: ScreenFailure.self) { try screen.button("Less") }
    #expect(failure?.reason == "The screen has no button named “Less”.")
    #expect(
      failure?.tree == """
        text #count “Taps: 0”
        button
          text “More”
        button (disabled)
          text “Never”
        textField “Words” = “”
        label
          text “Loud”
          toggle = off
        """)
  }

  @Test func `a test cannot tap disabled or inactive elements`() throws {
    let screen = Screen(Counter())
    #expect(throws: ScreenFailure.self) { try screen.button("Never").tap() }
    #expect(throws: ScreenFailure.self) { try screen.element("count").tap() }
  }
}
