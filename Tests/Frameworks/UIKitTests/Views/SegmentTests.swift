import SwiftUI
import SwiftUITesting
import Testing
import UIKit

@MainActor struct SegmentTests {
  @Test func `a segment that the user selects sends an event, one that code selects does not`()
    throws
  {
    let control = UISegmentedControl(items: ["All", "Alive", "Dead"])
    control.accessibilityLabel = "Status"
    control.selectedSegmentIndex = 0
    var heard: [Int] = []
    control.addAction(
      UIAction { heard.append(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -2) },
      for: .valueChanged)
    let screen = screen(of: control)
    try screen.picker("Status").choose("Dead")
    #expect(control.selectedSegmentIndex == 2 && heard == [2])
    control.selectedSegmentIndex = 1
    #expect(try screen.picker("Status").value == "Alive")
    #expect(heard == [2], "a selection by the app sends no event")
  }

  @Test func `a selected segment runs its action, a disabled one does not`() throws {
    var ran: [String] = []
    let control = UISegmentedControl(
      frame: .zero,
      actions: ["One", "Two"].map { title in UIAction(title: title) { _ in ran.append(title) } })
    control.accessibilityLabel = "Count"
    control.setEnabled(false, forSegmentAt: 1)
    let screen = screen(of: control)
    try screen.picker("Count").choose("One")
    try? screen.picker("Count").choose("Two")
    #expect(ran == ["One"])
    #expect(control.selectedSegmentIndex == 0)
  }

  @Test func `segments are inserted, renamed and removed`() {
    let control = UISegmentedControl(items: ["A"])
    let screen = screen(of: control)
    control.insertSegment(withTitle: "B", at: 9, animated: true)
    control.setTitle("C", forSegmentAt: 0)
    #expect(screen.text == "C\nB")
    control.removeSegment(at: 0, animated: true)
    control.removeSegment(at: 7, animated: true)
    #expect(screen.text == "B" && control.numberOfSegments == 1)
    control.removeAllSegments()
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `a button draws its corner style`() throws {
    func rules(_ style: UIButton.Configuration.CornerStyle) throws -> String {
      var look = UIButton.Configuration.filled()
      look.title = "Go"
      look.cornerStyle = style
      return "\(try screen(of: UIButton(configuration: look)).button("Go").drawing.style)"
    }
    #expect(try rules(.capsule) != rules(.small))
    #expect(try rules(.small) != rules(.large))
  }
}
