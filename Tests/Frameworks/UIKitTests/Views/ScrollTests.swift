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

  /// Everything on the page: kinds, looks and facts.
  private func drawn(_ change: (UIScrollView) -> Void = { _ in }) -> String {
    let screen = screen(of: scroll)
    let before = screen.drawing
    change(scroll)
    screen.flush()
    return screen.drawing == before ? "" : "\(screen.drawing)"
  }

  @Test func `what a scroll view is told changes what is drawn`() {
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

  @Test func `content that is wider than the view, and no higher, scrolls across`() {
    #expect(drawn { $0.contentSize = CGSize(width: 900, height: 400) } != "")
    #expect(drawn { $0.contentSize = CGSize(width: 300, height: 900) } != "")
  }

  @Test func `a pull refreshes what no table is, until the app says that it is done`() async throws
  {
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

  @Test func `a delegate is kept as long as the app keeps it`() {
    final class Listener: NSObject, UIScrollViewDelegate {}
    var listener: Listener? = Listener()
    scroll.delegate = listener
    #expect(scroll.delegate === listener)
    listener = nil
    #expect(scroll.delegate == nil)
  }

  @Test func `guides of a scroll view place what scrolls`() {
    let guide = scroll.frameLayoutGuide
    #expect(guide.owningView === scroll && scroll.contentLayoutGuide !== guide)
  }
}
