public import Foundation
import StrataRendering
import StrataSwiftUIApp
import StrataViewTree

/// A controller of a stack of screens with a navigation bar above them.
///
/// Partial: pushed controllers have no URL, so the root is shown after the page is reloaded.
open class UINavigationController: UIViewController {
  /// The object that is notified when a screen is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?
  private let stack = StateBox<[UIViewController]>([])
  /// The bar above the screens.
  public private(set) lazy var navigationBar: UINavigationBar = {
    let bar = UINavigationBar()
    bar.changed = { [weak self] in self?.barChanged() }
    return bar
  }()
  /// A Boolean value that indicates whether the bar is hidden.
  open var isNavigationBarHidden = false { didSet { barChanged() } }
  private let barRevision = StateBox(0)

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a stack with its first screen.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  /// The controllers of the screens, from the root to the top.
  open var viewControllers: [UIViewController] {
    get { stack.untracked }
    set { take(newValue) }
  }

  /// The controller of the screen at the top of the stack.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The presented controller. If there is none, the controller at the top of the stack.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Pushes a screen, unless it is already in the stack.
  ///
  /// - Parameters:
  ///   - viewController: The screen that is pushed.
  ///   - animated: Not used.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !viewControllers.contains(where: { $0 === viewController }) else { return }
    take(viewControllers + [viewController])
  }

  /// Removes the top screen, unless it is the root.
  ///
  /// - Parameter animated: Not used.
  /// - Returns: The removed screen's controller, or `nil` if only the root is left.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1, let last = viewControllers.last else { return nil }
    take(viewControllers.dropLast())
    return last
  }

  /// Removes all screens but the root.
  ///
  /// - Parameter animated: Not used.
  /// - Returns: The removed screens.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let gone = Array(viewControllers.dropFirst())
    take(Array(viewControllers.prefix(1)))
    return gone
  }

  /// Removes the screens above a given one.
  ///
  /// - Parameter animated: Not used.
  /// - Returns: The removed screens, or `nil` if `viewController` is not in the stack.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else {
      return nil
    }
    let gone = Array(viewControllers[(index + 1)...])
    take(Array(viewControllers[...index]))
    return gone
  }

  /// Replaces the screens of the stack.
  ///
  /// - Parameters:
  ///   - viewControllers: The screens.
  ///   - animated: Not used.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    take(viewControllers)
  }

  /// Shows or hides the bar.
  ///
  /// - Parameters:
  ///   - hidden: Whether the bar is hidden.
  ///   - animated: Not used.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  private func take(_ new: [UIViewController]) {
    let old = viewControllers
    let top = new.last.flatMap { $0 === old.last ? nil : $0 }
    if let top { delegate?.navigationController(self, willShow: top, animated: false) }
    for gone in old where !new.contains(where: { $0 === gone }) { gone.removeFromParent() }
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    stack.current = new
    cover(new, old)
    if let top { delegate?.navigationController(self, didShow: top, animated: false) }
  }

  /// Notifies screens that another screen was put above them or removed.
  private func cover(_ new: [UIViewController], _ old: [UIViewController]) {
    guard let before = old.last, let now = new.last, before !== now else { return }
    if new.contains(where: { $0 === before }), before.hasAppeared { before.disappeared() }
    if old.contains(where: { $0 === now }), before.hasAppeared || hasAppeared { now.appeared() }
  }

  private func barChanged() { barRevision.current = barRevision.untracked &+ 1 }

  override func screen() -> AnyView {
    AnyView(NavigationView_(navigation: self, stack: stack, revision: barRevision))
  }

  /// Keeps the root and as many screens above it as SwiftUI's path has entries.
  func pop(to numbers: [Int]) {
    take(Array(viewControllers.prefix(1 + numbers.count)))
  }
}

/// Receives the events of a navigation stack. Every method has a default implementation.
@MainActor @preconcurrency public protocol UINavigationControllerDelegate: AnyObject {
  /// Called before another screen comes to the top.
  ///
  /// - Parameters:
  ///   - navigationController: The stack.
  ///   - viewController: The screen.
  ///   - animated: Whether the change is animated.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Called after another screen has come to the top.
  ///
  /// - Parameters:
  ///   - navigationController: The stack.
  ///   - viewController: The screen.
  ///   - animated: Whether the change is animated.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

/// An entry of SwiftUI's path; it is not part of the page's address.
private struct PushedController: Hashable {
  let number: Int
}

/// A navigation controller as a `NavigationStack`.
private struct NavigationView_: View {
  let navigation: UINavigationController
  let stack: StateBox<[UIViewController]>
  let revision: StateBox<Int>

  var body: some View {
    let controllers = stack.current
    return NavigationStack(path: path) {
      Group {
        if let root = controllers.first {
          NavigationPage(controller: root, navigation: navigation, bar: revision)
        } else {
          Color.clear
        }
      }
      .navigationDestination(for: PushedController.self) { place in
        if let controller = stack.untracked.first(where: { $0.view.number == place.number }) {
          NavigationPage(controller: controller, navigation: navigation, bar: revision)
        }
      }
    }
  }

  private var path: Binding<[PushedController]> {
    Binding(
      get: { stack.current.dropFirst().map { PushedController(number: $0.view.number) } },
      set: { navigation.pop(to: $0.map(\.number)) })
  }
}

/// A screen of a stack with the bar items of its `navigationItem`.
private struct NavigationPage: View {
  let controller: UIViewController
  let navigation: UINavigationController
  let bar: StateBox<Int>

  var body: some View {
    _ = bar.current
    let item = controller.navigationItem
    _ = item.revision.current
    return ControllerView(controller: controller)
      .navigationTitle(Text(verbatim: item.title ?? controller.title ?? ""))
      .navigationBarTitleDisplayMode(
        item.displayMode(isLarge: navigation.navigationBar.prefersLargeTitles)
      )
      .navigationBarBackButtonHidden(item.hidesBackButton)
      .navigationBackTitle(item.backButtonTitle)
      .toolbar(navigation.isNavigationBarHidden ? .hidden : .automatic, for: .navigationBar)
      .toolbar {
        ToolbarItemGroup(placement: .topBarLeading) {
          BarItems(items: item.leftBarButtonItems ?? [])
        }
        // An item without content would take the place of the title.
        if let view = item.titleView {
          ToolbarItem(placement: .principal) { HostedView(view: view).id(view.number) }
        }
        ToolbarItemGroup(placement: .topBarTrailing) {
          BarItems(items: (item.rightBarButtonItems ?? []).reversed())
        }
      }
      .searched(by: item.searchController)
  }
}

/// The buttons at one side of a bar.
struct BarItems: View {
  let items: [UIBarButtonItem]

  var body: some View {
    ForEach(items, id: \.self) { BarButton(item: $0) }
  }
}

/// A button on a bar.
private struct BarButton: View {
  let item: UIBarButtonItem

  var body: some View {
    _ = item.revision.current
    return Group {
      if item.isHidden {
        EmptyView()
      } else if let view = item.customView {
        HostedView(view: view).id(view.number)
      } else if let menu = item.menu {
        Menu {
          MenuEntries(menu: menu, sender: item)
        } label: {
          label
        }
      } else if !item.isSpace {
        Button {
          item.primaryAction?.run(from: item)
        } label: {
          label
        }
      }
    }
    .disabled(!item.isEnabled)
    .tint(item.tintColor?.color)
    .modifier(AttributeModifier(attributes: item.facts))
  }

  private var label: some View { ActionLabel(title: item.title ?? "", image: item.image) }
}
