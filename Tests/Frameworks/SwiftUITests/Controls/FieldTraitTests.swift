import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite struct FieldTraitTests {
  private func field(_ change: (TextField<Text>) -> some View) throws -> Element {
    try Screen(change(TextField("Name", text: .constant("")))).field("Name").drawing
  }

  @Test(arguments: [
    (UIKeyboardType.default, nil), (.asciiCapable, nil), (.numbersAndPunctuation, "decimal"),
    (.URL, "url"), (.numberPad, "numeric"), (.phonePad, "tel"), (.namePhonePad, nil),
    (.emailAddress, "email"), (.decimalPad, "decimal"), (.twitter, nil), (.webSearch, "search"),
    (.asciiCapableNumberPad, "numeric"),
  ])
  func `a keyboard type sets the input mode`(type: UIKeyboardType, mode: String?) throws {
    #expect(try field { $0.keyboardType(type) }[.keyboard] == mode)
  }

  @Test(arguments: [
    (UITextContentType.name, "name"), (.givenName, "given-name"), (.familyName, "family-name"),
    (.nickname, "nickname"), (.emailAddress, "email"), (.username, "username"),
    (.password, "current-password"), (.newPassword, "new-password"),
    (.oneTimeCode, "one-time-code"), (.telephoneNumber, "tel"),
    (.fullStreetAddress, "street-address"), (.addressCity, "address-level2"),
    (.addressState, "address-level1"), (.postalCode, "postal-code"),
    (.countryName, "country-name"), (.organizationName, "organization"),
    (.creditCardNumber, "cc-number"), (.URL, "url"),
  ])
  func `a content type sets the autocomplete token`(type: UITextContentType, token: String) throws {
    #expect(try field { $0.textContentType(type) }[.contentType] == token)
  }

  @Test func `a submit label sets the enter key hint`() throws {
    let labels: [(SubmitLabel, String)] = [
      (.done, "done"), (.go, "go"), (.send, "send"), (.search, "search"), (.return, "enter"),
      (.next, "next"), (.join, "go"), (.route, "go"), (.continue, "next"),
    ]
    for (label, hint) in labels {
      #expect(try field { $0.submitLabel(label) }[.submitLabel] == hint)
    }
  }

  @Test func `autocapitalization sets the capitalization of the field`() throws {
    let kinds: [(TextInputAutocapitalization, String)] = [
      (.never, "none"), (.words, "words"), (.sentences, "sentences"), (.characters, "characters"),
    ]
    for (kind, value) in kinds {
      #expect(try field { $0.textInputAutocapitalization(kind) }[.capitalization] == value)
    }
    #expect(try field { $0.textInputAutocapitalization(nil) }[.capitalization] == nil)
  }

  @Test func `fields accept a label view, a prompt, a format or a formatter`() throws {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en")
    let screen = Screen(
      VStack {
        TextField(text: .constant("a"), prompt: Text("hint"), axis: .vertical) { Text("Tall") }
        TextField(value: .constant(2.5), format: .number, prompt: Text("number")) { Text("Count") }
        TextField("Formed", value: .constant(7), formatter: formatter, prompt: Text("seven"))
        SecureField(text: .constant("x"), prompt: Text("secret")) { Text("PIN") }
      })
    #expect(try screen.field("Tall").drawing.kind == .textEditor)
    #expect(try screen.field("Tall").drawing[.placeholder] == "hint")
    #expect(try screen.field("Count").value == "2.5")
    #expect(try screen.field("Formed").value == "7")
    #expect(try screen.field("Formed").drawing[.placeholder] == "seven")
    #expect(try screen.field("PIN").drawing.kind == .secureField)
    #expect(try screen.field("PIN").drawing[.placeholder] == "secret")
  }

  @available(*, deprecated)
  @Test func `deprecated text field initialisers report editing and commit`() throws {
    var log = ""
    let screen = Screen(
      VStack {
        TextField("Edited", text: .constant("")) { log += $0 ? "in " : "out " }
        TextField(
          "Both", text: .constant(""), onEditingChanged: { log += $0 ? "in " : "out " },
          onCommit: { log += "both " })
        TextField("Done", text: .constant(""), onCommit: { log += "done " })
        SecureField("PIN", text: .constant(""), onCommit: { log += "pin " })
      })
    try screen.field("Edited").focus()
    try screen.field("Edited").blur()
    #expect(log == "in out ")
    for name in ["Both", "Done", "PIN"] { try screen.field(name).submit() }
    #expect(log == "in out both done pin ")
  }

  @Test func `submit triggers are an option set`() {
    let none = SubmitTriggers(rawValue: 0)
    #expect(none.isEmpty && SubmitTriggers.text != .search)
    #expect(SubmitTriggers(rawValue: 3) == [.text, .search])
  }
}
