import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

@MainActor struct BarButtonTests {
  private let page = UIViewController()

  private func show() -> Screen {
    let page = page
    return screen { UINavigationController(rootViewController: page) }
  }

  @Test(arguments: [
    (UIBarButtonItem.SystemItem.add, "Add", "plus"), (.search, "Search", "magnifyingglass"),
    (.refresh, "Refresh", "arrow.clockwise"), (.trash, "Trash", "trash"),
    (.action, "Action", "square.and.arrow.up"), (.close, "Close", "xmark"),
    (.stop, "Stop", "xmark"), (.compose, "Compose", "square.and.pencil"),
    (.bookmarks, "Bookmarks", "book"),
  ])
  func `a system item with a symbol has an accessibility label`(
    item: UIBarButtonItem.SystemItem, name: String, symbol: String
  ) throws {
    var taps = 0
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: item, primaryAction: UIAction { _ in taps += 1 })
    let screen = show()
    #expect(screen.symbols == [symbol])
    try screen.button(name).tap()
    #expect(taps == 1)
  }

  @Test(arguments: [
    (UIBarButtonItem.SystemItem.done, "Done"), (.cancel, "Cancel"), (.edit, "Edit"),
    (.save, "Save"), (.reply, "Reply"), (.organize, "Organize"), (.camera, "Camera"),
    (.play, "Play"), (.pause, "Pause"), (.rewind, "Rewind"), (.fastForward, "Fast Forward"),
    (.undo, "Undo"), (.redo, "Redo"),
  ])
  func `a system item without a symbol shows its title`(
    item: UIBarButtonItem.SystemItem, name: String
  ) throws {
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: item)
    let screen = show()
    #expect(screen.symbols == [])
    #expect(try screen.button(name).text == name)
  }

  @Test func `flexible and fixed spaces between bar buttons are not drawn as buttons`() {
    page.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .add), .flexibleSpace(), .fixedSpace(20),
      UIBarButtonItem(systemItem: .flexibleSpace), UIBarButtonItem(systemItem: .fixedSpace),
      UIBarButtonItem(systemItem: .trash),
    ]
    let screen = show()
    #expect(screen.symbols == ["trash", "plus"], "the first item is the outermost")
    #expect(screen.all(.button, nil).count == 2)
  }

  @Test func `changes to a bar button item are drawn`() throws {
    let item = UIBarButtonItem()
    page.navigationItem.rightBarButtonItem = item
    let screen = show()
    var ran: [String] = []
    item.title = "Keep"
    item.primaryAction = UIAction { action in
      ran.append((action.sender as? UIBarButtonItem)?.title ?? "")
    }
    item.tag = 7
    #expect(item.tag == 7)
    try screen.button("Keep").tap()
    (item.title, item.image) = (nil, UIImage(systemName: "star"))
    item.accessibilityLabel = "Favourite"
    item.accessibilityIdentifier = "bar.star"
    #expect(screen.symbols == ["star"] && screen.has("Favourite") && screen.has("bar.star"))
    item.tintColor = .systemPink
    #expect(screen.rules.contains { "\($0)".contains("pink") })
    item.isEnabled = false
    #expect(try screen.button("bar.star").isDisabled)
    item.menu = UIMenu(children: [UIAction(title: "By name") { _ in ran.append("menu") }])
    item.isEnabled = true
    try screen.button("By name").tap()
    #expect(ran == ["Keep", "menu"])
    let label = UILabel()
    label.text = "3 kept"
    item.customView = label
    #expect(screen.text.contains("3 kept") && screen.symbols == [])
  }

  @Test func `a bar button's title defaults to that of its action`() {
    let action = UIAction(title: "Share", image: UIImage(systemName: "star")) { _ in }
    let item = UIBarButtonItem(primaryAction: action, menu: nil)
    #expect(item.title == "Share" && item.image === action.image)
    #expect(item.primaryAction === action && item.menu == nil)
    #expect(UIBarButtonItem(title: "Send", primaryAction: action).title == "Send")
  }

  @Test(arguments: [
    (UINavigationItem.LargeTitleDisplayMode.automatic, true), (.always, true), (.never, false),
    (.inline, false),
  ])
  func `a title is large if both the bar and the item allow it`(
    mode: UINavigationItem.LargeTitleDisplayMode, isLarge: Bool
  ) {
    func drawn(_ prefersLarge: Bool) -> String {
      let page = UIViewController()
      page.navigationItem.title = "Places"
      page.navigationItem.largeTitleDisplayMode = mode
      let screen = screen {
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = prefersLarge
        return navigation
      }
      return screen.tree
    }
    #expect((drawn(true) != drawn(false)) == isLarge)
  }

  @Test func `the navigation item's title overrides the controller's`() {
    page.title = "Controller"
    page.navigationItem.title = UINavigationItem(title: "Item").title
    let screen = show()
    #expect(screen.title.contains("Item") || screen.text.contains("Item"))
    page.navigationItem.title = nil
    #expect(screen.title.contains("Controller") || screen.text.contains("Controller"))
  }
}
