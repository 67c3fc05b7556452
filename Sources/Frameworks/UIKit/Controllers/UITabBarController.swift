public import Foundation
import StrataSwiftUIApp
import StrataViewTree

/// A controller of several screens, one of which is selected by a tab.
///
///     let tabs = UITabBarController()
///     tabs.viewControllers = [home, settings]
open class UITabBarController: UIViewController {
  /// The object that is notified of selections and may refuse them.
  open weak var delegate: (any UITabBarControllerDelegate)?
  private let controllers = StateBox<[UIViewController]>([])
  private let selection = StateBox(0)
  /// The bar of the tabs.
  public private(set) lazy var tabBar = UITabBar(frame: .zero)

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controllers of the screens, in the order of their tabs.
  open var viewControllers: [UIViewController]? {
    get { controllers.untracked }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the screens of the tabs.
  ///
  /// - Parameters:
  ///   - viewControllers: The screens.
  ///   - animated: Not used.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    for gone in controllers.untracked where !new.contains(where: { $0 === gone }) {
      gone.removeFromParent()
    }
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    controllers.current = new
  }

  /// The index of the selected screen. Setting an index out of bounds has no effect.
  open var selectedIndex: Int {
    get { selection.untracked }
    set { if controllers.untracked.indices.contains(newValue) { selection.current = newValue } }
  }

  /// The controller of the selected screen. Setting a controller that has no tab has no effect.
  open var selectedViewController: UIViewController? {
    get {
      controllers.untracked.indices.contains(selectedIndex)
        ? controllers.untracked[selectedIndex] : nil
    }
    set {
      if let index = controllers.untracked.firstIndex(where: { $0 === newValue }) {
        selectedIndex = index
      }
    }
  }

  override func screen() -> AnyView {
    AnyView(TabsView(tabs: self, controllers: controllers, selection: selection))
  }

  func chosen(_ index: Int) {
    guard controllers.untracked.indices.contains(index) else { return }
    let controller = controllers.untracked[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    selection.current = index
    delegate?.tabBarController(self, didSelect: controller)
  }
}

/// Receives the selections of a tab bar, and may refuse them. Every method has a default
/// implementation.
@MainActor @preconcurrency public protocol UITabBarControllerDelegate: AnyObject {
  /// Returns whether a person may select a screen.
  ///
  /// - Parameters:
  ///   - tabBarController: The controller of the tabs.
  ///   - viewController: The screen.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called after a person has selected a screen.
  ///
  /// - Parameters:
  ///   - tabBarController: The controller of the tabs.
  ///   - viewController: The screen.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// The tab of a screen.
@MainActor @preconcurrency public final class UITabBarItem: NSObject {
  let revision = StateBox(0)
  /// The title of the tab. If it is `nil`, the title of the screen is used.
  public var title: String? { didSet { changed() } }
  /// The tab's image above the title.
  public var image: UIImage? { didSet { changed() } }
  /// The image while the tab is selected. If it is `nil`, `image` is used.
  public var selectedImage: UIImage? { didSet { changed() } }
  /// A short text or number on the tab.
  public var badgeValue: String? { didSet { changed() } }
  /// A number by which the app can recognize the tab.
  public var tag: Int
  /// An identifier for tests.
  public var accessibilityIdentifier: String? { didSet { changed() } }
  /// The tab's name, which screen readers read.
  public var accessibilityLabel: String? { didSet { changed() } }

  /// Creates the tab of a screen.
  ///
  /// - Parameters:
  ///   - title: The text below the tab's image.
  ///   - image: The image; `nil` if there is none.
  ///   - tag: A number by which the app can recognize the tab.
  public init(title: String?, image: UIImage?, tag: Int) {
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Creates a tab with another image for when it is selected.
  ///
  /// - Parameters:
  ///   - title: The text below the tab's image.
  ///   - image: The image; `nil` if there is none.
  ///   - selectedImage: The image while the tab is selected; `nil` if that is `image`.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  func changed() { revision.current = revision.untracked &+ 1 }

  func image(isChosen: Bool) -> UIImage? { isChosen ? selectedImage ?? image : image }
}

/// A tab bar controller as a `TabView`.
private struct TabsView: View {
  let tabs: UITabBarController
  let controllers: StateBox<[UIViewController]>
  let selection: StateBox<Int>

  var body: some View {
    let shown = controllers.current
    shown.forEach { _ = $0.tabBarItem.revision.current }
    return TabView(
      selection: Binding(get: { selection.current }, set: { tabs.chosen($0) })
    ) {
      ForEach(Array(shown.enumerated()), id: \.offset) { index, controller in
        let item: UITabBarItem = controller.tabBarItem
        ControllerView(controller: controller)
          .badge(item.badgeValue.map { Text(verbatim: $0) })
          .tabItem {
            TabLabel(
              title: item.title ?? controller.title ?? "",
              image: item.image(isChosen: index == selection.current),
              label: item.accessibilityLabel)
          }
          .tag(index)
          .accessibilityIdentifier(item.accessibilityIdentifier ?? "")
      }
    }
  }
}

/// The title and image of a tab.
private struct TabLabel: View {
  let title: String
  let image: UIImage?
  let label: String?

  var body: some View {
    if let label {
      ActionLabel(title: title, image: image).accessibilityLabel(Text(verbatim: label))
    } else {
      ActionLabel(title: title, image: image)
    }
  }
}
