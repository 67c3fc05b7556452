public import Foundation
import StrataViewTree
import SwiftUI

/// Takes care of one screen, or of a part of one.
///
///     final class PlacesViewController: UIViewController {
///       override func viewDidLoad() {
///         super.viewDidLoad()
///         title = "Places"
///         view.addSubview(table)
///       }
///     }
///
/// Same life cycle as Apple's: the view is made when it is asked for, appears with its place on the
/// screen and disappears with it; tabs and stacks keep controllers that are out of sight.
@MainActor open class UIViewController: UIResponder {
  public let nibName: String?
  public let nibBundle: Bundle?
  private var loaded: UIView?
  open var title: String? {
    didSet {
      if navigationItemMade?.title == nil { navigationItemMade?.changed() }
      tabBarItemMade?.changed()
    }
  }
  private var navigationItemMade: UINavigationItem?
  private var tabBarItemMade: UITabBarItem?
  public internal(set) var children: [UIViewController] = []
  public internal(set) weak var parent: UIViewController?
  /// What is shown above this screen.
  let presented = StateBox<Presentation?>(nil)
  public internal(set) weak var presentingViewController: UIViewController?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Accepted: a sheet comes from below, as a browser's page does.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether only the app closes the screen.
  open var isModalInPresentation = false
  /// Accepted: what is presented always lies over the whole window.
  open var definesPresentationContext = false
  /// Accepted: a browser gives a screen the room that there is.
  open var preferredContentSize = CGSize.zero
  open var isEditing = false
  private var appearances = 0
  /// Whether it appears because it was presented just now.
  public internal(set) var isBeingPresented = false
  /// Whether it disappears because it was dismissed.
  public internal(set) var isBeingDismissed = false

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  public required init?(coder: NSCoder) {
    (nibName, nibBundle) = (nil, nil)
    super.init()
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  open override var next: UIResponder? { loaded?.superview ?? parent }

  // MARK: The view

  /// The view that the controller takes care of; asking for it makes it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set {
      loaded = newValue
      newValue?.controller = self
    }
  }

  public var viewIfLoaded: UIView? { loaded }
  public var isViewLoaded: Bool { loaded != nil }

  open func loadViewIfNeeded() {
    guard loaded == nil else { return }
    loadView()
    if loaded == nil { view = UIView() }
    loaded?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    viewDidLoad()
  }

  /// Makes the view. A subclass that overrides this sets `view` and does not call `super`.
  open func loadView() { view = UIView() }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() {}

  /// A place to give back what can be had again: memory is short.
  open func didReceiveMemoryWarning() {}
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  func layOut() {
    viewWillLayoutSubviews()
    viewDidLayoutSubviews()
  }

  // MARK: Appearing

  /// The place of the controller's view came into sight.
  func appeared() {
    // A screen below another one in a stack has a place, too.
    if let stack = parent as? UINavigationController, stack.topViewController !== self { return }
    appearances += 1
    guard appearances == 1 else { return }
    Memory.keep(self)
    viewWillAppear(false)
    viewIsAppearing(false)
    viewDidAppear(false)
    isBeingPresented = false
    for child in children where child.isShownByParent { child.appeared() }
  }

  func disappeared() {
    guard appearances > 0 else { return }
    appearances -= 1
    guard appearances == 0 else { return }
    for child in children where child.isShownByParent { child.disappeared() }
    viewWillDisappear(false)
    viewDidDisappear(false)
    isBeingDismissed = false
  }

  open func willMove(toParent parent: UIViewController?) {}

  /// Says that the controller stands in its parent, with its view.
  open func didMove(toParent parent: UIViewController?) {
    if let parent, parent.hasAppeared, !hasAppeared, isShownByParent { appeared() }
  }

  /// Whether the parent's appearance is this controller's too; where the framework shows a child in
  /// a place of its own, that place says so.
  var isShownByParent: Bool {
    guard let view = loaded, let above = parent?.viewIfLoaded else { return false }
    return view !== above && view.isDescendant(of: above)
  }

  var hasAppeared: Bool { appearances > 0 }

  // MARK: Bars

  /// What the navigation bar shows of this controller.
  open var navigationItem: UINavigationItem {
    if let navigationItemMade { return navigationItemMade }
    let item = UINavigationItem()
    item.controller = self
    navigationItemMade = item
    return item
  }

  /// What stands for this controller among tabs.
  open var tabBarItem: UITabBarItem! {
    get {
      if let tabBarItemMade { return tabBarItemMade }
      let item = UITabBarItem(title: nil, image: nil, tag: 0)
      tabBarItemMade = item
      return item
    }
    set { tabBarItemMade = newValue }
  }

  open var navigationController: UINavigationController? { nearest() }
  open var tabBarController: UITabBarController? { nearest() }

  private func nearest<Kind>() -> Kind? {
    var next = parent
    while let controller = next {
      if let found = controller as? Kind { return found }
      next = controller.parent
    }
    return nil
  }

  public var traitCollection: UITraitCollection { view.traitCollection }

  /// Accepted: the bar above a page is the browser's.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// The controller's screen as a SwiftUI view. Controllers of the framework override it.
  func screen() -> AnyView { AnyView(HostedView(view: view).id(view.number)) }
}

/// How a screen is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext
  case popover
  case none = -1
  case automatic = -2
}

/// How a screen comes.
///
/// Accepted: every screen comes in the way of its style.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical
  /// Accepted: every screen comes in the way of its style.
  case flipHorizontal
  /// Accepted: every screen comes in the way of its style.
  case crossDissolve
  /// Accepted: every screen comes in the way of its style.
  case partialCurl
}
