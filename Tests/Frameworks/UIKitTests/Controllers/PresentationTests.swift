import SwiftUI
import SwiftUITesting
import Testing
import UIKit

@MainActor struct PresentationTests {
  /// A view controller that logs its presentation and dismissal.
  final class Sheet: UIViewController {
    var log: [String] = []

    override func loadView() {
      let label = UILabel()
      label.text = "In the sheet"
      view = label
    }

    override func viewDidAppear(_ animated: Bool) { log.append("presented: \(isBeingPresented)") }
    override func viewDidDisappear(_ animated: Bool) {
      log.append("dismissed: \(isBeingDismissed)")
    }
  }

  private let below = UIViewController()

  @Test(arguments: [
    UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .fullScreen, .overFullScreen,
    .currentContext, .overCurrentContext, .popover, .custom, .none,
  ])
  func `a presented controller is shown in every style until it is dismissed`(
    style: UIModalPresentationStyle
  ) {
    let below = below
    let screen = screen { below }
    screen.flush()
    let sheet = Sheet()
    sheet.modalPresentationStyle = style
    var isDone = false
    below.present(sheet, animated: true) { isDone = true }
    #expect(screen.text.contains("In the sheet") && isDone)
    #expect(below.presentedViewController === sheet && sheet.presentingViewController === below)
    sheet.dismiss(animated: true)
    #expect(!screen.text.contains("In the sheet"))
    #expect(below.presentedViewController == nil && sheet.presentingViewController == nil)
    #expect(sheet.log == ["presented: true", "dismissed: true"])
  }

  @Test func `the user can dismiss a sheet unless it is modal in presentation`() throws {
    let below = below
    let screen = screen { below }
    screen.flush()
    let sheet = Sheet()
    sheet.isModalInPresentation = true
    below.present(sheet, animated: true)
    try? screen.dismiss()
    #expect(screen.text.contains("In the sheet"))
    below.dismiss(animated: true)
    let other = Sheet()
    below.present(other, animated: true)
    try screen.dismiss()
    #expect(!screen.text.contains("In the sheet") && below.presentedViewController == nil)
  }

  @Test func `a child controller appears with its parent and disappears when removed`() {
    let child = Sheet()
    let below = below
    let screen = screen {
      below.addChild(child)
      below.view.addSubview(child.view)
      child.didMove(toParent: below)
      return below
    }
    #expect(screen.text.contains("In the sheet"))
    #expect(below.children == [child] && child.parent === below)
    #expect(child.log == ["presented: false"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(!screen.text.contains("In the sheet"))
    #expect(below.children.isEmpty && child.parent == nil)
    #expect(child.log == ["presented: false", "dismissed: false"])
  }

  @Test func `layout and constraint methods of a controller are called in order`() {
    final class Laid: UIViewController {
      var log: [String] = []
      override func viewWillLayoutSubviews() { log.append("will") }
      override func viewDidLayoutSubviews() { log.append("did") }
      override func updateViewConstraints() {
        super.updateViewConstraints()
        log.append("constraints")
      }
    }
    let laid = Laid()
    let screen = screen { laid }
    screen.flush()
    #expect(laid.log == ["constraints", "will", "did"])
    laid.view.setNeedsLayout()
    screen.flush()
    #expect(laid.log.suffix(2) == ["will", "did"])
    laid.view.setNeedsUpdateConstraints()
    laid.view.layoutIfNeeded()
    #expect(laid.log.last == "constraints")
  }
}
