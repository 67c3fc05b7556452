import SwiftUI
import SwiftUITesting
import Testing
import UIKit

@MainActor struct TabBarTests {
  final class Listener: UITabBarControllerDelegate {
    var heard: [Int] = []
    var refused: Int?

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { viewController.tabBarItem.tag != refused }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { heard.append(viewController.tabBarItem.tag) }
  }

  private let tabs = UITabBarController(nibName: nil, bundle: nil)
  private let pages = ["Home", "Search", "More"].enumerated().map { index, name in
    let page = UIViewController()
    let label = UILabel()
    label.text = "On \(name)"
    page.view = label
    page.tabBarItem = UITabBarItem(
      title: name, image: UIImage(systemName: "star"), tag: index)
    return page
  }

  private func show() -> Screen {
    tabs.viewControllers = pages
    let tabs = tabs
    return screen { tabs }
  }

  @Test func `a tap or the app selects a tab, which shows its controller`() throws {
    let screen = show()
    #expect(screen.text.contains("On Home"))
    #expect(pages[0].tabBarController === tabs)
    try screen.tab("Search").tap()
    #expect(screen.text.contains("On Search"))
    #expect(tabs.selectedIndex == 1 && tabs.selectedViewController === pages[1])
    tabs.selectedIndex = 2
    #expect(screen.text.contains("On More"))
    tabs.selectedViewController = pages[0]
    #expect(screen.text.contains("On Home"))
    tabs.selectedIndex = 7
    #expect(tabs.selectedIndex == 0, "there is no such tab")
  }

  @Test func `the delegate is notified of a selection and can refuse it`() throws {
    let listener = Listener()
    tabs.delegate = listener
    let screen = show()
    try screen.tab("Search").tap()
    listener.refused = 2
    try screen.tab("More").tap()
    #expect(listener.heard == [1])
    #expect(tabs.selectedIndex == 1 && screen.text.contains("On Search"))
  }

  @Test func `a selected tab shows its selected image and accessibility label`() throws {
    pages[1].tabBarItem = UITabBarItem(
      title: "Search", image: UIImage(systemName: "star"),
      selectedImage: UIImage(systemName: "star.fill"))
    pages[1].tabBarItem.accessibilityLabel = "Search for people"
    let screen = show()
    #expect(!screen.symbols.contains("star.fill"))
    try screen.tab("Search for people").tap()
    #expect(screen.symbols.filter { $0 == "star.fill" }.count == 1)
    tabs.selectedIndex = 0
    #expect(!screen.symbols.contains("star.fill"))
  }

  @Test func `a tab's title, badge and image can change, and it can be removed`() {
    let screen = show()
    pages[1].tabBarItem.title = "Find"
    pages[1].tabBarItem.badgeValue = "3"
    #expect(screen.has("Find") && screen.text.contains("3"))
    #expect(screen.symbols.filter { $0 == "star" }.count == 3)
    pages[1].tabBarItem.image = UIImage(systemName: "magnifyingglass")
    #expect(screen.symbols.contains("magnifyingglass"))
    tabs.setViewControllers(Array(pages.dropLast()), animated: true)
    #expect(!screen.has("More") && pages[2].tabBarController == nil)
  }

  @Test func `setting another tab bar item redraws the tabs`() {
    let screen = show()
    #expect(screen.has("Search"))
    pages[1].tabBarItem = UITabBarItem(title: "Find", image: nil, tag: 1)
    #expect(screen.has("Find") && !screen.has("Search"))
    pages[1].tabBarItem.title = "Look up"
    #expect(screen.has("Look up") && !screen.has("Find"))
  }

  @Test func `a tap on the selected tab pops to the root, a second scrolls to the top`() throws {
    let stack = UINavigationController(rootViewController: pages[0])
    stack.tabBarItem = UITabBarItem(title: "Stack", image: nil, tag: 3)
    tabs.viewControllers = [stack, pages[1]]
    let tabs = tabs
    let screen = screen { tabs }
    #expect(screen.text.contains("On Home"))
    stack.pushViewController(pages[2], animated: false)
    #expect(screen.text.contains("On More"))
    try screen.tab("Stack").tap()
    #expect(screen.text.contains("On Home") && !screen.text.contains("On More"))
    #expect(stack.viewControllers.count == 1 && screen.scrolledTo == nil)
    try screen.tab("Stack").tap()
    #expect(screen.scrolledTo != nil)
  }
}
