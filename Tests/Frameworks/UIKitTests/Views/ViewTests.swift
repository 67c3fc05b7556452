import SwiftUI
import SwiftUITesting
import Testing
import UIKit

@MainActor struct ViewTests {
  @Test func `a label shows its text and its changes`() {
    let label = UILabel()
    label.text = "Before"
    let screen = screen(of: label)
    #expect(screen.text.contains("Before"))
    label.text = "After"
    #expect(screen.text.contains("After"))
    #expect(!screen.text.contains("Before"))
  }

  @Test func `changing one label of a stack does not evaluate the other labels again`() {
    let labels = (0..<20).map { _ in UILabel() }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    let screen = screen(of: stack)
    let before = screen.evaluations
    labels[3].text = "Changed"
    #expect(screen.text.contains("Changed"))
    #expect(screen.evaluations - before <= 3)
  }

  @Test func `a button runs the actions for its event`() throws {
    var taps = 0
    let button = UIButton(
      configuration: .filled(), primaryAction: UIAction(title: "Press") { _ in taps += 1 })
    button.addAction(UIAction { _ in taps += 10 }, for: .touchUpInside)
    let screen = screen(of: button)
    try screen.button("Press").tap()
    #expect(taps == 11)
  }

  @Test func `an action with the identifier of another replaces it`() {
    var ran: [String] = []
    let control = UIControl()
    control.addAction(
      UIAction(identifier: .init("a")) { _ in ran.append("old") }, for: .valueChanged)
    control.addAction(
      UIAction(identifier: .init("a")) { _ in ran.append("new") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(ran == ["new"])
  }

  @Test func `a switch reports its value`() throws {
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Sound"
    var values: [Bool] = []
    toggle.addAction(UIAction { _ in values.append(toggle.isOn) }, for: .valueChanged)
    let screen = screen(of: toggle)
    try screen.toggle("Sound").turnOn()
    #expect(values == [true])
    #expect(toggle.isOn)
  }

  @Test func `a text field takes the typed text and sends change events`() throws {
    let field = UITextField()
    field.placeholder = "Name"
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    let screen = screen(of: field)
    try screen.element("Name").type("Jo")
    #expect(field.text == "Jo")
    #expect(changes == 2)
    field.text = "Morty"
    #expect(try screen.element("Name").value == "Morty")
  }

  @Test func `adding a view to another superview removes it from the first`() {
    let (one, two, view) = (UIView(), UIView(), UILabel())
    one.addSubview(view)
    two.addSubview(view)
    #expect(one.subviews.isEmpty)
    #expect(view.superview === two)
  }

  @Test func `a dynamic color depends on the interface style`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    var white: CGFloat = 0
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    dark.getRed(&white, green: nil, blue: nil, alpha: nil)
    #expect(white == 1)
    color.getRed(&white, green: nil, blue: nil, alpha: nil)
    #expect(white == 0)
  }

  @Test func `invalid image data returns nil`() {
    #expect(UIImage(data: Data("not a picture".utf8)) == nil)
    #expect(UIImage(data: Data()) == nil)
  }
}
