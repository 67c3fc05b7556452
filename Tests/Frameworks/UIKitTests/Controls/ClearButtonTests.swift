import SwiftUITesting
import Testing
import UIKit

@MainActor struct ClearButtonTests {
  final class Owner: NSObject, UITextFieldDelegate {
    var agrees = true
    var heard: [String] = []

    func textFieldShouldClear(_ textField: UITextField) -> Bool { agrees }
    func textFieldDidChangeSelection(_ textField: UITextField) {
      heard.append(textField.text ?? "none")
    }
  }

  private let field = UITextField()
  private let owner = Owner()

  init() {
    field.placeholder = "Name"
    field.delegate = owner
  }

  private func shows(_ screen: Screen) -> Bool { !screen.all(.button, "Clear text").isEmpty }

  @Test func `a text field's clear button removes the text unless the delegate refuses`() throws {
    field.clearButtonMode = .whileEditing
    let screen = screen(of: field)
    #expect(!shows(screen), "there is no text")
    try screen.field("Name").focus()
    try screen.field("Name").type("Beth")
    owner.agrees = false
    try screen.button("Clear text").tap()
    #expect(field.text == "Beth")
    owner.agrees = true
    try screen.button("Clear text").tap()
    #expect(field.text == "" && owner.heard.last == "")
    #expect(!shows(screen))
    try screen.field("Name").type("Ana")
    #expect(field.text == "Ana" && shows(screen))
  }

  @Test(
    arguments: [
      (UITextField.ViewMode.never, false, false), (.whileEditing, true, true),
      (.unlessEditing, true, false), (.always, true, true),
    ])
  func `clearButtonMode decides whether the clear button is shown at rest and while editing`(
    mode: UITextField.ViewMode, atRest: Bool, whileEditing: Bool
  ) throws {
    field.text = "Beth"
    field.clearButtonMode = mode
    let screen = screen(of: field)
    #expect(shows(screen) == atRest)
    try screen.field("Name").focus()
    #expect(shows(screen) == whileEditing)
    field.isEnabled = false
    #expect(!shows(screen))
  }
}
