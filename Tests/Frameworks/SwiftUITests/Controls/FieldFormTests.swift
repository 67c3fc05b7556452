import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

private struct Forms: View {
  @State private var text = ""
  @State private var amount = 12.5
  @State private var age: Int? = 30
  @State private var notes = "one"
  @State private var log = ""
  var body: some View {
    VStack {
      Text("amount \(amount, format: .number) age \(age ?? -1) notes \(notes)")
      Text("log \(log)")
      TextField("Amount", value: $amount, format: .number)
      TextField("Age", value: $age, format: .number, prompt: Text("years"))
      TextField("Long", text: $notes, axis: .vertical)
      TextEditor(text: $notes).accessibilityLabel("Notes")
      SecureField("PIN", text: $text, prompt: Text("four digits"))
      TextField(text: $text, prompt: Text("hint")) { Text("Own") }
        .keyboardType(.emailAddress).textContentType(.emailAddress).submitLabel(.next)
        .textInputAutocapitalization(.never).autocorrectionDisabled()
        .onSubmit { log += "inner " }
      TextField("Closed", text: $text).submitScope()
    }
    .onSubmit { log += "outer " }
  }
}

/// Fields for numbers of several types.
private struct Typed: View {
  @State private var double = 12.5
  @State private var formatted = 3.5
  @State private var decimal = Decimal(7)
  @State private var optional: Double? = 1
  @State private var whole = 30

  var body: some View {
    VStack {
      Text(
        verbatim:
          "\(double) \(formatted) \(decimal) \(optional.map { "\($0)" } ?? "nil") \(whole)")
      TextField("Format", value: $double, format: .number)
      TextField("Formatter", value: $formatted, formatter: NumberFormatter())
      TextField("Decimal", value: $decimal, format: .number)
      TextField("Optional", value: $optional, format: .number)
      TextField("Whole", value: $whole, formatter: NumberFormatter())
    }
  }
}

@MainActor @Suite struct FieldFormTests {
  @Test func `a number field writes its value on submit, in the user's number format`() throws {
    let screen = Screen(Forms(), language: "es")
    let amount = try screen.field("Amount")
    #expect(amount.value == "12,5")
    try amount.set("3,")
    #expect(amount.value == "3,", "an incomplete number is kept")
    try amount.set("3,25")
    try amount.submit()
    #expect(screen.lines.first == "amount 3,25 age 30 notes one")
    try amount.focus()
    try amount.set("none")
    try amount.blur()
    #expect(amount.value == "3,25", "a text that is not a number changes nothing")
  }

  @Test(arguments: ["NaN", "∞", "-∞", "nan", "inf", "1" + String(repeating: "0", count: 400)])
  func `a number that is not finite is not taken from a number field`(text: String) throws {
    let screen = Screen(Typed())
    for field in ["Format", "Formatter", "Decimal"] {
      try screen.field(field).set(text)
      try screen.field(field).submit()
    }
    try screen.field("Optional").set(text)
    try screen.field("Optional").submit()
    try screen.field("Whole").set(text)
    try screen.field("Whole").submit()
    #expect(screen.lines.first == "12.5 3.5 7 nil 30")
  }

  @Test func `emptying the text field of an optional value sets the value to nil`() throws {
    let screen = Screen(Forms())
    let age = try screen.field("Age")
    #expect(age.drawing[.placeholder] == "years")
    try age.set("")
    try age.submit()
    #expect(screen.lines.first == "amount 12.5 age -1 notes one")
  }

  @Test func `a vertical field and a text editor have several lines and a label`() throws {
    let screen = Screen(Forms())
    let (long, notes) = (try screen.field("Long"), try screen.field("Notes"))
    #expect(long.drawing.kind == .textEditor && notes.drawing.kind == .textEditor)
    try notes.type("!")
    #expect(long.value == "one!")
  }

  @Test func `field modifiers set the keyboard, content type and other hints`() throws {
    let own = try Screen(Forms()).field("Own").drawing
    #expect(own[.keyboard] == "email" && own[.contentType] == "email")
    #expect(own[.submitLabel] == "next" && own[.capitalization] == "none")
    #expect(own[.correction] == "off" && own[.placeholder] == "hint")
    #expect(try Screen(Forms()).field("PIN").drawing[.placeholder] == "four digits")
  }

  @Test
  func `onSubmit actions run from the innermost outwards, up to a submitScope that blocks them`()
    throws
  {
    let screen = Screen(Forms())
    try screen.field("Own").submit()
    #expect(screen.has("log inner outer "))
    try screen.field("Closed").submit()
    #expect(screen.has("log inner outer "))
  }
  @Test func `a field without a title is named by the labeled content around it`() throws {
    let screen = Screen(
      Form {
        LabeledContent("City") { TextField("", text: .constant("Rome")) }
        LabeledContent("Code") { SecureField("", text: .constant("1")) }
        LabeledContent("Street") { TextField("Way", text: .constant("Elm")) }
        HStack {
          Text("Beside")
          TextField("", text: .constant("alone"))
        }
      })
    #expect(try screen.field("City").value == "Rome")
    #expect(try screen.field("City").drawing[.placeholder] == "", "the label is beside the field")
    #expect(try screen.field("Code").value == "1")
    #expect(try screen.field("Way").value == "Elm", "a title is kept")
    #expect(screen.all(.field, "Beside").isEmpty)
    let named = LabeledContent("City") {
      TextField("", text: .constant("")).accessibilityLabel("Town")
    }
    #expect(try Screen(named).field("Town").drawing[.label] == "Town")
  }
}
