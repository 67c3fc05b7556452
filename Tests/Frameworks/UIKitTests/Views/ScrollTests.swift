import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

@MainActor struct ScrollTests {
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  init() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Long"
    scroll.addSubview(label)
  }

  /// Returns the page after a change, or an empty string if it did not change.
  private func drawn(_ change: (UIScrollView) -> Void = { _ in }) -> String {
    let screen = screen(of: scroll)
    let before = screen.drawing
    change(scroll)
    screen.flush()
    return screen.drawing == before ? "" : "\(screen.drawing)"
  }

  @Test func `paging, disabled scrolling, hidden indicators and insets of a scroll view are drawn`()
  {
    #expect(drawn() == "")
    #expect(drawn { $0.isPagingEnabled = true } != "")
    #expect(drawn { $0.isScrollEnabled = false } != "")
    #expect(drawn { $0.keyboardDismissMode = .onDrag } != "")
    #expect(drawn { $0.keyboardDismissMode = .none } != "")
    #expect(
      drawn {
        ($0.showsVerticalScrollIndicator, $0.showsHorizontalScrollIndicator) = (false, false)
      }
        != "")
    #expect(
      drawn { $0.contentInset = UIEdgeInsets(top: 21, left: 22, bottom: 23, right: 24) }
        .contains("21"))
    #expect(scroll.contentInset.bottom == 23 && scroll.contentInset.right == 24)
  }

  /// Returns the axis of the drawn scroll view; `nil` if it scrolls vertically.
  private func axis(_ width: CGFloat, _ height: CGFloat) throws -> String? {
    func scrolls(_ tree: ElementTree) -> [Element] {
      (tree.element.kind == .scroll ? [tree.element] : []) + tree.children.flatMap { scrolls($0) }
    }
    scroll.contentSize = CGSize(width: width, height: height)
    let element = try #require(scrolls(screen(of: scroll).drawing).last)
    return element[.axis]
  }

  @Test
  func `a scroll view scrolls horizontally only if its content is wider but not higher than it`()
    throws
  {
    #expect(try axis(900, 400) == "horizontal")
    #expect(try axis(300, 900) == nil)
    #expect(try axis(900, 900) == nil)
  }

  @Test func `a scroll view without a table can be refreshed`() async throws {
    let control = UIRefreshControl()
    var pulls = 0
    control.addAction(
      UIAction { [weak control] _ in
        pulls += 1
        control?.endRefreshing()
      }, for: .valueChanged)
    let page = UIViewController()
    page.view.addSubview(scroll)
    let screen = screen { UINavigationController(rootViewController: page) }
    scroll.refreshControl = control
    try screen.element("Refresh").tap()
    await screen.settle { _ in pulls > 0 && !control.isRefreshing }
    #expect(pulls == 1 && scroll.refreshControl === control && !control.isRefreshing)
  }

  @Test func `a scroll view holds its delegate weakly`() {
    final class Listener: NSObject, UIScrollViewDelegate {}
    var listener: Listener? = Listener()
    scroll.delegate = listener
    #expect(scroll.delegate === listener)
    listener = nil
    #expect(scroll.delegate == nil)
  }

  @Test func `a scroll view has a frame guide and a content guide`() {
    let guide = scroll.frameLayoutGuide
    #expect(guide.owningView === scroll && scroll.contentLayoutGuide !== guide)
  }
}
