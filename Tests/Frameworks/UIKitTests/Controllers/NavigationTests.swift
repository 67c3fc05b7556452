import SwiftUI
import SwiftUITesting
import Testing
import UIKit

@MainActor struct NavigationTests {
  /// A view controller that shows its title and logs its appearance methods.
  final class Page: UIViewController {
    var log: [String] = []

    init(_ name: String) {
      super.init(nibName: nil, bundle: nil)
      title = name
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      let label = UILabel()
      label.text = "On \(title ?? "")"
      view = label
    }

    override func viewDidLoad() { log.append("load") }
    override func viewDidAppear(_ animated: Bool) { log.append("appear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("disappear") }
  }

  final class Listener: UINavigationControllerDelegate {
    var heard: [String] = []

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { heard.append("will \(viewController.title ?? "")") }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { heard.append("did \(viewController.title ?? "")") }
  }

  private let pages = ["One", "Two", "Three"].map { Page($0) }

  @Test func `view controllers are pushed, and popped by code and the back button`() throws {
    let navigation = UINavigationController(rootViewController: pages[0])
    let screen = screen { navigation }
    #expect(screen.text.contains("On One"))
    navigation.pushViewController(pages[1], animated: true)
    #expect(screen.text.contains("On Two") && !screen.text.contains("On One"))
    #expect(navigation.topViewController === pages[1])
    #expect(pages[1].navigationController === navigation)
    #expect(navigation.visibleViewController === pages[1])
    navigation.pushViewController(pages[2], animated: true)
    #expect(navigation.popViewController(animated: true) === pages[2])
    #expect(screen.text.contains("On Two"))
    try screen.link("BackButton").tap()
    #expect(screen.text.contains("On One"))
    #expect(navigation.viewControllers.count == 1 && pages[1].navigationController == nil)
    #expect(navigation.popViewController(animated: true) == nil, "the root stays")
  }

  @Test func `a stack is replaced, and popped to a given controller or the root`() {
    let navigation = UINavigationController(nibName: nil, bundle: nil)
    let screen = screen { navigation }
    navigation.setViewControllers(pages, animated: false)
    #expect(screen.text.contains("On Three"))
    #expect(navigation.popToViewController(pages[1], animated: true) == [pages[2]])
    #expect(screen.text.contains("On Two"))
    #expect(navigation.popToRootViewController(animated: true) == [pages[1]])
    #expect(screen.text.contains("On One"))
    #expect(navigation.popToViewController(pages[2], animated: true) == nil)
    pages[0].show(pages[2], sender: nil)
    #expect(screen.text.contains("On Three"))
  }

  @Test func `the delegate is notified before and after each transition`() {
    let listener = Listener()
    let navigation = UINavigationController(rootViewController: pages[0])
    navigation.delegate = listener
    let screen = screen { navigation }
    screen.flush()
    navigation.pushViewController(pages[1], animated: true)
    navigation.popViewController(animated: true)
    #expect(listener.heard == ["will Two", "did Two", "will One", "did One"])
  }

  @Test func `a covered controller disappears, and appears again after a pop`() {
    let navigation = UINavigationController(rootViewController: pages[0])
    let screen = screen { navigation }
    screen.flush()
    navigation.pushViewController(pages[1], animated: true)
    screen.flush()
    navigation.popViewController(animated: true)
    screen.flush()
    #expect(pages[0].log == ["load", "appear", "disappear", "appear"])
    #expect(pages[1].log == ["load", "appear", "disappear"])
    #expect(pages[2].log == [] && !pages[2].isViewLoaded && pages[2].viewIfLoaded == nil)
  }

  @Test func `the bar shows the title and bar buttons of the top controller`() throws {
    var pressed: [String] = []
    let item = pages[0].navigationItem
    item.leftBarButtonItem = UIBarButtonItem(
      title: "Sort", primaryAction: UIAction { _ in pressed.append("sort") })
    item.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in pressed.append("add") }),
      .flexibleSpace(), .fixedSpace(8),
      UIBarButtonItem(systemItem: .edit, primaryAction: UIAction { _ in pressed.append("edit") }),
    ]
    let screen = screen { UINavigationController(rootViewController: pages[0]) }
    #expect(try screen.heading("One").label == "One")
    for name in ["Sort", "Add", "Edit"] { try screen.button(name).tap() }
    #expect(pressed == ["sort", "add", "edit"])
    item.rightBarButtonItem?.isEnabled = false
    #expect(try screen.button("Add").isDisabled)
    item.leftBarButtonItem?.title = "Order"
    #expect(screen.has("Order") && !screen.has("Sort"))
    item.title = "Another"
    #expect(try screen.heading("Another").label == "Another")
    item.leftBarButtonItems = nil
    #expect(!screen.has("Order"))
  }

  @Test func `a bar button shows its menu`() throws {
    var chosen: [String] = []
    let actions = ["Newest", "Oldest"].map { title in
      UIAction(title: title) { _ in chosen.append(title) }
    }
    let button = UIBarButtonItem(title: "Order", menu: UIMenu(children: actions))
    button.accessibilityIdentifier = "order"
    pages[0].navigationItem.rightBarButtonItem = button
    let screen = screen { UINavigationController(rootViewController: pages[0]) }
    #expect(screen.has("order"))
    try screen.button("Oldest").tap()
    #expect(chosen == ["Oldest"])
  }

  @Test func `a bar button item shows its custom view`() {
    let label = UILabel()
    label.text = "3 left"
    let item = UIBarButtonItem(customView: label)
    pages[0].navigationItem.rightBarButtonItem = item
    let screen = screen { UINavigationController(rootViewController: pages[0]) }
    #expect(screen.text.contains("3 left") && item.customView === label)
  }

  @Test func `large titles depend on bar and item, and the bar can be hidden`() {
    let navigation = UINavigationController(rootViewController: pages[0])
    let screen = screen { navigation }
    func isLarge() -> Bool {
      screen.all(.heading, "One").contains {
        $0.drawing.kind == .largeTitle && $0.drawing[.variant] != "vh"
      }
    }
    #expect(!isLarge())
    navigation.navigationBar.prefersLargeTitles = true
    pages[0].navigationItem.largeTitleDisplayMode = .always
    #expect(isLarge())
    pages[0].navigationItem.largeTitleDisplayMode = .never
    #expect(!isLarge())
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(!screen.has("navbar") && navigation.isNavigationBarHidden)
  }

  @Test func `the back button can be hidden`() {
    let navigation = UINavigationController(rootViewController: pages[0])
    let screen = screen { navigation }
    pages[1].navigationItem.hidesBackButton = true
    navigation.pushViewController(pages[1], animated: false)
    #expect(screen.text.contains("On Two") && !screen.has("BackButton"))
  }

  @Test func `the back button shows the title below, or the one that its item sets`() throws {
    let navigation = UINavigationController(rootViewController: pages[0])
    let screen = screen { navigation }
    navigation.pushViewController(pages[1], animated: false)
    #expect(try screen.link("BackButton").lines == ["One"])
    pages[0].navigationItem.backButtonTitle = "Home"
    #expect(try screen.link("BackButton").lines == ["Home"])
    pages[0].navigationItem.backButtonTitle = nil
    #expect(try screen.link("BackButton").lines == ["One"])
  }
}
