import SwiftUI
import SwiftUITesting
import Testing
import UIKit

@MainActor struct PresentationTests {
  /// A screen that remembers how it comes and goes.
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
  func `a screen is shown above another, which says so, until it is closed`(
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

  @Test func `a person closes a sheet, unless only the app may`() throws {
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

  @Test func `a child's life is its parent's, and ends with it`() {
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

  @Test func `what is laid out is told before and after, and constraints are asked for`() {
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
