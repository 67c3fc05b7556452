import SwiftUI
import SwiftUITesting
import Testing

private struct Names: View {
  @State private var text = ""
  @State private var isOn = false
  @State private var isOpen = false
  var body: some View {
    VStack {
      List { Button("Row") {} }
      TextField("Boxed", text: $text).padding().background(.red).accessibilityIdentifier("boxed")
      Toggle("Switch", isOn: $isOn).accessibilityIdentifier("switch")
      Text("Twice")
      Text("Twice")
      Button("Open") { isOpen = true }
      VStack {
        Text("Twice")
        Button("Inner") {}
      }
      .accessibilityIdentifier("part")
    }
    .alert("Sure?", isPresented: $isOpen) { Button("Yes") {} }
  }
}

@MainActor @Suite struct FindingTests {
  @Test
  func `a name that a row shares with its inner elements finds one element and can be tapped`()
    throws
  {
    try Screen(Names()).element("Row").tap()
  }

  @Test func `an identifier on the box around a control finds the control`() throws {
    let screen = Screen(Names())
    try screen.field("boxed").type("x")
    try screen.toggle("switch").turnOn()
    #expect(try screen.field("Boxed").value == "x")
    #expect(try screen.toggle("Switch").isOn)
  }

  @Test func `finding a name that several elements have throws an error with their number`() throws
  {
    let screen = Screen(Names())
    let failure = #expect(throws: ScreenFailure.self) { try screen.find(.text, "Twice") }
    #expect(failure?.reason == "The screen has not one but 3 text named “Twice”.")
    #expect(try screen.element("part").find(.text, "Twice").text == "Twice")
    #expect(screen.all(.text, "Twice").count == 3)
  }

  @Test func `elements behind an alert are not found, and tapping one throws an error`() throws {
    let screen = Screen(Names())
    let open = try screen.button("Open")
    try open.tap()
    #expect(screen.all(.button).map(\.label) == ["Yes"])
    let failure = #expect(throws: ScreenFailure.self) { try open.tap() }
    #expect(failure?.reason == "The button “Open” is covered.")
    try screen.button("Yes").tap()
    try open.tap()
  }

  @Test func `tapping an element that is no longer on the screen throws an error`() throws {
    let screen = Screen(Names())
    try screen.button("Open").tap()
    let yes = try screen.button("Yes")
    try yes.tap()
    let failure = #expect(throws: ScreenFailure.self) { try yes.tap() }
    #expect(failure?.reason == "The button “Yes” is gone.")
  }

  @Test func `a wait for a screen ends when the test's task is cancelled`() async {
    let screen = Screen(Names())
    let waiting = Task { await screen.settle { _ in false } }
    await Task.yield()
    waiting.cancel()
    await waiting.value
  }
}

private struct Shortcuts: View {
  @State private var log = ""
  @State private var text = ""
  @State private var isOpen = false
  var body: some View {
    Text("log \(log)")
    Button("New") { log += "n" }.keyboardShortcut("n").accessibilityHidden(true)
    Button("Never") { log += "!" }.keyboardShortcut("d").disabled(true)
    Button("Open") { isOpen = true }.keyboardShortcut("o", modifiers: [.command, .shift])
      .alert("Sure?", isPresented: $isOpen) {
        Button("Yes") { log += "y" }.keyboardShortcut(.defaultAction)
      }
    TextField("Find", text: $text).keyboardShortcut("f")
  }
}

@MainActor @Suite struct ShortcutTests {
  @Test func `a shortcut taps its control, also one hidden from screen readers`() throws {
    let screen = Screen(Shortcuts())
    try screen.press(KeyboardShortcut("n"))
    #expect(screen.has("log n") && !screen.has("New"))
  }

  @Test func `a shortcut moves the focus to a field`() throws {
    let screen = Screen(Shortcuts())
    try screen.press(KeyboardShortcut("f"))
    #expect(try screen.field("Find").isFocused)
  }

  @Test func `an alert's shortcuts count while it covers the page`() throws {
    let screen = Screen(Shortcuts())
    try screen.press(KeyboardShortcut("o", modifiers: [.command, .shift]))
    #expect(throws: ScreenFailure.self) { try screen.press(KeyboardShortcut("n")) }
    try screen.press(.defaultAction)
    #expect(screen.has("log y"))
    try screen.press(KeyboardShortcut("n"))
    #expect(screen.has("log yn"))
  }

  @Test(arguments: [KeyboardShortcut("d"), KeyboardShortcut("o"), .cancelAction])
  func `keys that no enabled control has are an error`(shortcut: KeyboardShortcut) throws {
    let failure = #expect(throws: ScreenFailure.self) {
      try Screen(Shortcuts()).press(shortcut)
    }
    #expect(failure?.reason == "No control has the shortcut \(shortcut.names).")
  }
}
