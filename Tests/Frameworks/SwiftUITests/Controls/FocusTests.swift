import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

private struct Form2: View {
  enum Name: Hashable { case first, second }
  @State private var first = ""
  @State private var second = ""
  @FocusState private var focus: Name?
  @FocusState private var isThird: Bool

  var body: some View {
    VStack {
      TextField("First", text: $first).focused($focus, equals: .first).padding()
      TextField("Second", text: $second).focused($focus, equals: .second)
      TextField("Third", text: $second).focused($isThird)
      Text("focus \(focus.map { "\($0)" } ?? "none") \(isThird)")
      Button("Go second") { focus = .second }
      Button("Go third") { isThird = true }
      Button("Leave") { focus = nil }
    }
  }
}

private struct Leaving: View {
  @State private var isThere = true
  @State private var text = ""
  @FocusState private var isFocused: Bool
  var body: some View {
    VStack {
      if isThere { TextField("Leaving", text: $text).focused($isFocused) }
      Text("focused \(isFocused)")
      Button("Hide") { isThere = false }
    }
  }
}

/// A form whose first field gets the focus when the form appears.
private struct Appearing: View {
  @State private var name = ""
  @State private var isShown = false
  @FocusState private var isFocused: Bool
  var body: some View {
    Button("New") { isShown = true }
      .sheet(isPresented: $isShown) {
        NavigationStack {
          Form {
            Section("Name") { TextField("Name", text: $name).focused($isFocused) }
            Button("Leave") { isFocused = false }
            Button("Return") { isFocused = true }
          }
          .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} } }
          .onAppear { isFocused = true }
        }
      }
  }
}

/// An amount whose button ends editing, as one above a keyboard does.
private struct Amounts: View {
  @State private var amount = 0.0
  @State private var edits = ""
  @FocusState private var isFocused: Bool
  @FocusState private var isEdited: Bool
  var body: some View {
    TextField("Amount", value: $amount, format: .number).focused($isFocused)
    TextField(
      "Edited", text: .constant(""), onEditingChanged: { edits += $0 ? "begun," : "ended," }
    )
    .focused($isEdited)
    Text("amount \(amount, format: .number) \(edits)")
    Button("Done") { (isFocused, isEdited) = (false, false) }
  }
}

@MainActor @Suite struct FocusTests {
  @Test func `FocusState follows the focus that the user moves`() throws {
    let screen = Screen(Form2())
    try screen.field("First").focus()
    #expect(screen.lines.contains("focus first false"))
    try screen.field("Third").focus()
    #expect(screen.lines.contains("focus none true"))
    try screen.field("Third").blur()
    #expect(screen.lines.contains("focus none false"))
  }

  @Test func `setting FocusState moves the focus, also into a field with padding`() throws {
    let screen = Screen(Form2())
    try screen.button("Go second").tap()
    #expect(try screen.field("Second").isFocused)
    try screen.button("Leave").tap()
    #expect(screen.focused == nil)
    try screen.button("Go third").tap()
    #expect(try screen.field("Third").isFocused)
  }

  @Test func `setting FocusState focuses a field in a form's row, also as the form appears`() throws
  {
    let screen = Screen(Appearing())
    try screen.button("New").tap()
    #expect(try screen.field("Name").isFocused)
    try screen.button("Leave").tap()
    #expect(screen.focused == nil)
    try screen.button("Return").tap()
    #expect(try screen.field("Name").isFocused)
  }

  @Test func `removing the focused field clears FocusState`() throws {
    let screen = Screen(Leaving())
    try screen.field("Leaving").focus()
    #expect(screen.lines.contains("focused true"))
    try screen.button("Hide").tap()
    #expect(screen.lines.contains("focused false") && screen.focused == nil)
  }

  @Test func `focus that the user moved is not sent back to the browser`() throws {
    let screen = Screen(Form2())
    try screen.field("First").focus()
    let focusings = screen.takePatch().filter { if case .focus = $0 { true } else { false } }
    #expect(focusings == [])
  }

  @Test func `a field takes its text as the value when the app takes the focus away`() throws {
    let screen = Screen(Amounts())
    let field = try screen.field("Amount")
    try field.focus()
    try field.set("120")
    try screen.button("Done").tap()
    #expect(screen.focused == nil && field.value == "120")
    #expect(screen.lines.contains { $0.hasPrefix("amount 120") })
  }

  @Test func `a field's editing ends once when the app takes the focus away`() throws {
    let screen = Screen(Amounts())
    try screen.field("Edited").focus()
    try screen.button("Done").tap()
    #expect(screen.lines.contains { $0.hasSuffix(" begun,ended,") })
  }
}
