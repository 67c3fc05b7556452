import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

private struct Fields: View {
  @State private var free = ""
  @State private var digits = ""
  @State private var loud = ""
  @State private var submitted: [String] = []

  var body: some View {
    VStack {
      TextField("Free", text: $free).onSubmit { submitted.append(free) }
      TextField(
        "Digits",
        text: Binding {
          digits
        } set: { new in
          if new.allSatisfy(\.isNumber) { digits = new }
        })
      TextField(
        "Loud",
        text: Binding {
          loud
        } set: {
          loud = $0.uppercased()
        })
      SecureField("Secret", text: $free)
      Button("Fill") { free = "filled" }
      Button("Clear") { free = "" }
      Text("sent \(submitted.joined(separator: ","))")
    }
  }
}

@MainActor @Suite struct TextFieldTests {
  @Test func `an edit that the binding accepts is sent to the binding's other field, but not back`()
    throws
  {
    let screen = Screen(Fields())
    let field = try screen.field("Free")
    let twin = try screen.field("Secret")
    try field.type("a")
    #expect(screen.takePatch() == [.control(twin.id, version: 0, .text("a"))])
  }

  @Test func `an edit that the binding refuses sends the old text back with the edit's version`()
    throws
  {
    let screen = Screen(Fields())
    let field = try screen.field("Digits")
    try field.type("1")
    #expect(screen.takePatch() == [])
    try field.type("x")
    #expect(screen.takePatch() == [.control(field.id, version: 2, .text("1"))])
    #expect(field.value == "1")
    try field.type("2")
    #expect(screen.takePatch() == [])
    #expect(field.value == "12")
  }

  @Test func `an edit that the binding changes, as to upper case, is sent back with its version`()
    throws
  {
    let screen = Screen(Fields())
    let field = try screen.field("Loud")
    try field.type("hi")
    #expect(
      screen.takePatch() == [
        .control(field.id, version: 1, .text("H")), .control(field.id, version: 2, .text("HI")),
      ])
    #expect(field.value == "HI")
  }

  @Test func `a change by the app is sent with the version of the last edit`() throws {
    let screen = Screen(Fields())
    let (field, twin) = (try screen.field("Free"), try screen.field("Secret"))
    try field.type("ab")
    _ = screen.takePatch()
    try screen.button("Fill").tap()
    let patch = screen.takePatch()
    #expect(patch.count == 2)
    #expect(patch.contains(.control(field.id, version: 2, .text("filled"))))
    #expect(patch.contains(.control(twin.id, version: 0, .text("filled"))))
    try screen.button("Clear").tap()
    #expect(field.value == "")
  }

  @Test func `Return calls onSubmit once, with the current text`() throws {
    let screen = Screen(Fields())
    try screen.field("Free").type("go")
    try screen.field("Free").submit()
    #expect(screen.lines.last == "sent go")
  }

  @Test func `a field has its label and kind, and a draft key that is equal in every window`()
    throws
  {
    let screen = Screen(Fields())
    let (free, loud) = (try screen.field("Free").drawing, try screen.field("Loud").drawing)
    #expect(free.kind == .textField && free[.label] == "Free" && free[.placeholder] == "Free")
    #expect(try screen.field("Secret").drawing.kind == .secureField)
    #expect(free[.draftKey] != nil)
    let again = try Screen(Fields()).field("Loud").drawing
    #expect(loud[.draftKey] == again[.draftKey], "the same place has the same key in every window")
  }

  @Test func `an accessibility label on padding around a control is set on the control`() throws {
    let screen = Screen(
      VStack {
        TextField("Free", text: .constant("")).accessibilityLabel("Inside").padding()
        TextField("Free", text: .constant("")).padding(4).accessibilityLabel("Outside")
          .accessibilityHint("as you like")
        Button("Go") {}.buttonStyle(.bordered).padding().accessibilityLabel("Leave")
        Picker("Kind", selection: .constant(1)) { Text("A").tag(1) }
          .pickerStyle(.segmented).padding().accessibilityLabel("Order")
      })
    #expect(screen.all(.field, nil).map(\.label) == ["Inside", "Outside"])
    #expect(try screen.field("Outside").drawing[.hint] == "as you like")
    #expect(screen.all(.button, nil).map(\.label) == ["Leave"])
    #expect(screen.all(.picker, nil).map(\.label) == ["Order"])
    #expect(!screen.tree.contains("box “"), "the boxes around them have no names")
  }
}
