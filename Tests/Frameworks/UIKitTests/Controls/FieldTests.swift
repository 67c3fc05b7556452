import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

@MainActor struct FieldTests {
  @Test func `a text field's delegate receives the range and the replacement of each edit`() throws
  {
    final class Reader: NSObject, UITextFieldDelegate {
      var edits: [String] = []
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        edits.append("\(range.location)+\(range.length) \(string)")
        return true
      }
    }
    let reader = Reader()
    field.delegate = reader
    let screen = screen(of: field)
    try screen.field("Name").focus()
    for text in ["Ana", "Anna", "Anne", "An"] { try screen.field("Name").set(text) }
    #expect(reader.edits == ["0+0 Ana", "2+0 n", "3+1 e", "2+2 "])
  }

  @Test func `positions and ranges of the text are in UTF-16 units`() throws {
    field.text = "a😀b"
    let (start, end) = (field.beginningOfDocument, field.endOfDocument)
    #expect(field.offset(from: start, to: end) == 4 && field.offset(from: end, to: start) == -4)
    let face = try #require(field.position(from: start, offset: 1))
    let tail = try #require(field.position(from: end, offset: -1))
    let range = try #require(field.textRange(from: tail, to: face))
    #expect(field.text(in: range) == "😀" && range.start == face && !range.isEmpty)
    #expect(field.compare(face, to: tail) == .orderedAscending)
    #expect(field.position(from: end, offset: 1) == nil)
    #expect(field.position(from: start, offset: .min) == nil)
    field.replace(range, withText: "")
    #expect(field.text == "ab" && field.text(in: range) == nil)
    #expect(field.textRange(from: start, to: tail) == nil)
  }

  @Test func `a text field's selection is the end of the last edit, or what the app sets`() throws {
    let screen = screen(of: field)
    #expect(field.selectedTextRange == nil)
    try screen.field("Name").focus()
    try screen.field("Name").set("Anna")
    try screen.field("Name").set("Ana")
    func caret() -> Int? {
      field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) }
    }
    #expect(caret() == 2 && field.selectedTextRange?.isEmpty == true)
    let start = field.beginningOfDocument
    field.selectedTextRange = field.textRange(from: start, to: start)
    #expect(caret() == 0)
    field.text = ""
    #expect(caret() == 0)
  }

  @Test func `a text field with clearsOnBeginEditing is cleared when editing begins`() throws {
    field.text = "old"
    let screen = screen(of: field)
    try screen.field("Name").focus()
    #expect(field.text == "old")
    try screen.field("Name").blur()
    field.clearsOnBeginEditing = true
    try screen.field("Name").focus()
    #expect(field.text == "")
  }

  final class Listener: NSObject, UITextFieldDelegate {
    var heard: [String] = []
    var takes = true

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { takes }
    func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { heard.append("end") }
    func textFieldDidChangeSelection(_ textField: UITextField) {
      heard.append("now \(textField.text ?? "")")
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      heard.append("return")
      return takes
    }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { takes && range.location + string.count < 5 }
  }

  private let field = UITextField()
  private let listener = Listener()

  init() {
    field.placeholder = "Name"
    field.delegate = listener
  }

  @Test func `the delegate is notified of editing and can refuse a change`() throws {
    let screen = screen(of: field)
    try screen.field("Name").focus()
    #expect(field.isEditing && field.isFirstResponder)
    try screen.field("Name").type("Beth")
    try screen.field("Name").type("any")
    #expect(field.text == "Beth" && listener.heard.last == "now Beth")
    try screen.field("Name").submit()
    try screen.field("Name").blur()
    #expect(listener.heard.first == "begin" && listener.heard.suffix(2) == ["return", "end"])
    #expect(!field.isEditing)
  }

  @Test func `the app moves the focus unless the delegate refuses or the field is disabled`() {
    let screen = screen(of: field)
    screen.flush()
    #expect(field.canBecomeFirstResponder && field.becomeFirstResponder())
    #expect(screen.focused != nil)
    #expect(field.resignFirstResponder() && screen.focused == nil)
    listener.takes = false
    #expect(!field.becomeFirstResponder())
    field.isEnabled = false
    #expect(!field.canBecomeFirstResponder)
  }

  @Test func `resignFirstResponder ends editing that the user began`() throws {
    let screen = screen(of: field)
    try screen.field("Name").focus()
    #expect(field.isEditing && field.resignFirstResponder())
    #expect(screen.focused == nil && !field.isEditing)
    #expect(field.becomeFirstResponder() && screen.focused != nil)
  }

  @Test func `editing events run their actions`() throws {
    var events: [String] = []
    for (name, event) in [
      ("begin", UIControl.Event.editingDidBegin), ("end", .editingDidEnd),
      ("return", .editingDidEndOnExit),
    ] {
      field.addAction(UIAction { _ in events.append(name) }, for: event)
    }
    let screen = screen(of: field)
    try screen.field("Name").focus()
    try screen.field("Name").submit()
    try screen.field("Name").blur()
    #expect(events == ["begin", "return", "end"])
    listener.takes = false
    try screen.field("Name").submit()
    #expect(events.count { $0 == "return" } == 1)
  }

  @Test func `a text field has the style and keyboard traits of a SwiftUI text field`() {
    let plain = TextField("Name", text: .constant("")).textFieldStyle(.plain)
    field.font = .preferredFont(forTextStyle: .title1)
    field.textColor = .systemRed
    field.textAlignment = .center
    expect(field, draws: plain.font(.title), beyond: plain)
    expect(field, draws: plain.foregroundStyle(.red), beyond: plain)
    expect(field, draws: plain.multilineTextAlignment(.center), beyond: plain)
    field.isSecureTextEntry = true
    #expect(screen(of: field).all(.field, nil).map(\.drawing.kind) == [.secureField])
    field.isSecureTextEntry = false
    field.keyboardType = .emailAddress
    field.returnKeyType = .search
    field.autocapitalizationType = .allCharacters
    field.autocorrectionType = .no
    let model = plain.keyboardType(.emailAddress).submitLabel(.search)
      .textInputAutocapitalization(.characters).autocorrectionDisabled()
    let (mine, theirs) = (screen(of: field), Screen(model))
    func facts(_ screen: Screen) -> Attributes? {
      var facts = screen.all(.field, nil).first?.drawing.attributes
      for other in [Attribute.label, .identifier, .draftKey] { facts?[other] = nil }
      return facts
    }
    #expect(facts(mine) == facts(theirs))
    #expect(facts(mine) != facts(Screen(plain)))
  }

  @Test func `the rounded border is drawn as SwiftUI's rounded text field style`() {
    field.borderStyle = .roundedRect
    func variant(_ screen: Screen) -> String? { screen.all(.field, nil).first?.drawing[.variant] }
    let (rounded, plain) = (
      TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder),
      TextField("Name", text: .constant("")).textFieldStyle(.plain)
    )
    #expect(variant(screen(of: field)) == variant(Screen(rounded)))
    #expect(variant(screen(of: field)) != variant(Screen(plain)))
  }

  @Test func `setting a switch in code sends no event`() throws {
    let toggle = UISwitch()
    var heard = 0
    toggle.addAction(UIAction { _ in heard += 1 }, for: .valueChanged)
    toggle.accessibilityLabel = "Sound"
    toggle.onTintColor = .systemPink
    let screen = screen(of: toggle)
    toggle.setOn(true, animated: true)
    #expect(try screen.toggle("Sound").isOn && heard == 0)
    toggle.isEnabled = false
    #expect(try screen.toggle("Sound").isDisabled)
    expect(
      toggle, draws: Toggle("Sound", isOn: .constant(true)).labelsHidden().tint(.pink),
      beyond: Toggle("Sound", isOn: .constant(true)).labelsHidden())
  }
}
