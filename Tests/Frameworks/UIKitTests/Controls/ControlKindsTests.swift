import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

@MainActor struct ControlKindsTests {
  /// Returns the attributes and style rules of all elements.
  private func facts(_ view: UIView) -> [String] {
    func below(_ tree: ElementTree) -> [String] {
      tree.element.attributes.map { "\($0)" }.sorted() + tree.element.style.map { "\($0)" }
        + tree.children.flatMap(below)
    }
    return below(screen(of: view).drawing)
  }

  @Test func `an inserted segment runs its action when selected`() throws {
    var ran = 0
    let control = UISegmentedControl(items: ["One"])
    control.accessibilityLabel = "Count"
    control.insertSegment(action: UIAction(title: "Two") { _ in ran += 1 }, at: 1, animated: true)
    #expect(control.titleForSegment(at: 1) == "Two" && control.isEnabledForSegment(at: 1))
    try screen(of: control).picker("Count").choose("Two")
    #expect(ran == 1 && control.selectedSegmentIndex == 1)
    control.setEnabled(false, forSegmentAt: 0)
    #expect(!control.isEnabledForSegment(at: 0))
  }

  @Test func `a UISwitch's title is its accessibility label`() throws {
    let toggle = UISwitch(frame: .zero)
    toggle.title = "Sound"
    let screen = screen(of: toggle)
    try screen.toggle("Sound").turnOn()
    #expect(toggle.isOn && toggle.title == "Sound")
  }

  @Test func `an activity indicator draws its style and color`() {
    func drawn(_ change: (UIActivityIndicatorView) -> Void) -> [String] {
      let indicator = UIActivityIndicatorView(style: .medium)
      indicator.startAnimating()
      change(indicator)
      return facts(indicator)
    }
    let plain = drawn { _ in }
    #expect(drawn { $0.style = .large } != plain)
    #expect(drawn { $0.color = .systemPink } != plain)
    #expect(UIActivityIndicatorView(frame: .zero).style == .medium)
  }

  @Test func `an alert exposes and shows its title, message and actions`() throws {
    let alert = UIAlertController(title: "Delete?", message: "For good.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    #expect(alert.message == "For good." && alert.preferredStyle == .alert)
    #expect(alert.actions.map(\.style) == [.destructive, .cancel])
    #expect(alert.actions.map(\.title) == ["Delete", "Cancel"])
    let page = UIViewController()
    let screen = screen { page }
    screen.flush()
    page.present(alert, animated: true)
    #expect(screen.presented.last?.lines == ["Delete?", "For good.", "Delete", "Cancel"])
  }

  @Test(arguments: [
    (UIReturnKeyType.go, SubmitLabel.go), (.join, .join), (.next, .next), (.route, .route),
    (.send, .send), (.done, .done), (.continue, .continue), (.google, .search), (.yahoo, .search),
  ])
  func `a field's returnKeyType is sent as the matching SwiftUI submit label`(
    key: UIReturnKeyType, label: SubmitLabel
  ) {
    let field = UITextField(frame: .zero)
    field.returnKeyType = key
    let model = UITextField(frame: .zero)
    let wanted = Screen(TextField("", text: .constant("")).submitLabel(label))
    let word = wanted.all(.field, nil).first?.drawing[.submitLabel]
    #expect(word != nil)
    #expect(screen(of: field).all(.field, nil).first?.drawing[.submitLabel] == word)
    for none in [UIReturnKeyType.default, .emergencyCall] {
      model.returnKeyType = none
      #expect(screen(of: model).all(.field, nil).first?.drawing[.submitLabel] != word)
    }
  }

  @Test func `the border style of a text field is drawn`() {
    func drawn(_ style: UITextField.BorderStyle) -> [String] {
      let field = UITextField(frame: .zero)
      field.borderStyle = style
      field.textContentType = .emailAddress
      return facts(field)
    }
    #expect(drawn(.none) != drawn(.roundedRect))
    #expect(drawn(.none) == drawn(.none))
  }

  @Test func `the text alignment of a label is drawn`() {
    func drawn(_ alignment: NSTextAlignment) -> [String] {
      let label = UILabel(frame: .zero)
      label.text = "Words"
      label.textAlignment = alignment
      return facts(label)
    }
    #expect(drawn(.left) == drawn(.natural) && drawn(.justified) == drawn(.natural))
    #expect(drawn(.center) != drawn(.left) && drawn(.right) != drawn(.left))
  }

  @Test func `a selected row is highlighted unless its selection style is none`() throws {
    for (style, isSeen) in [
      (UITableViewCell.SelectionStyle.default, true), (.blue, true), (.gray, true), (.none, false),
    ] {
      let rows = TableTests.Rows(["Rick", "Morty"])
      let screen = screen { rows }
      screen.flush()
      let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
      cell.selectionStyle = style
      try screen.button("Rick").tap()
      #expect(cell.isSelected && rows.tableView.indexPathsForVisibleRows?.count == 2)
      #expect((try screen.button("Rick").drawing[.isPressed] != nil) == isSeen, "\(style)")
    }
  }
}
