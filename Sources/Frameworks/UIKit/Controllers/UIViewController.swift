public import Foundation
import StrataSwiftUIApp
import StrataViewTree

/// A controller of a screen, or of a part of a screen.
///
///     final class PlacesViewController: UIViewController {
///       override func viewDidLoad() {
///         super.viewDidLoad()
///         title = "Places"
///         view.addSubview(table)
///       }
///     }
///
/// The life cycle is Apple's: the view is made when it is first read, and appears and disappears
/// with its node in the view tree. Tabs and stacks keep controllers that are not visible.
@MainActor @preconcurrency open class UIViewController: UIResponder {
  /// The name of the nib file that was passed to the initializer. The file is not loaded.
  public let nibName: String?
  /// The bundle that was passed to the initializer. No nib file is loaded from it.
  public let nibBundle: Bundle?
  private var loaded: UIView?
  /// The title, which bars and tabs show.
  open var title: String? {
    didSet {
      if navigationItemMade?.title == nil { navigationItemMade?.changed() }
      tabBarItemMade?.changed()
    }
  }
  private var navigationItemMade: UINavigationItem?
  private var tabBarItemMade: UITabBarItem?
  /// The child controllers.
  public internal(set) var children: [UIViewController] = []
  /// The controller that contains this one, if any.
  public internal(set) weak var parent: UIViewController?
  /// The controller that this one presents, with the way in which it is shown; `nil` if there is
  /// none.
  let presented = StateBox<Presentation?>(nil)
  /// The controller that presents this one, if any.
  public internal(set) weak var presentingViewController: UIViewController?
  /// The form in which the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The transition by which the controller is presented.
  ///
  /// Accepted: a sheet always slides in from the bottom.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// A Boolean value that indicates whether a person cannot dismiss the screen.
  open var isModalInPresentation = false
  /// A Boolean value that indicates whether presented controllers cover this one only.
  ///
  /// Accepted: a presented screen always covers the whole window.
  open var definesPresentationContext = false
  /// The size that the content needs, in points.
  ///
  /// Accepted: a browser gives a screen the available space.
  open var preferredContentSize = CGSize.zero
  /// A Boolean value that indicates whether the screen's content is being edited.
  open var isEditing = false
  private var appearances = 0
  /// A Boolean value that indicates whether the controller is appearing because it was presented.
  public internal(set) var isBeingPresented = false
  /// A Boolean value that indicates whether the controller is disappearing because it was
  /// dismissed.
  public internal(set) var isBeingDismissed = false

  /// The object that presents the controller as a sheet, once the app has asked for it.
  var sheet: UISheetPresentationController?
  /// The view of SwiftUI that a controller of another framework shows instead of the controller's.
  package var substitute: AnyView?
  /// Closes the presentation of SwiftUI that shows this controller.
  var hostDismiss: DismissAction?

  /// Creates a controller. Nib files are not loaded; pass `nil` for the name and the bundle.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of a nib file, which is not loaded.
  ///   - nibBundleOrNil: The bundle of the nib file.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  /// Creates a controller without a nib file. The coder is not read.
  public required init?(coder: NSCoder) {
    (nibName, nibBundle) = (nil, nil)
    super.init()
  }

  /// Creates a controller without a nib file.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  open override var next: UIResponder? { loaded?.superview ?? parent }

  // MARK: The view

  /// The controller's view. Reading it loads the view if needed.
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

  /// The view, or `nil` if it is not loaded.
  public var viewIfLoaded: UIView? { loaded }
  /// A Boolean value that indicates whether the view is loaded.
  public var isViewLoaded: Bool { loaded != nil }

  /// Loads the view if it is not loaded.
  open func loadViewIfNeeded() {
    guard loaded == nil else { return }
    loadView()
    if loaded == nil { view = UIView() }
    loaded?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    viewDidLoad()
  }

  /// Creates the view. A subclass that overrides it sets `view` and does not call `super`.
  open func loadView() { view = UIView() }

  /// Called after the view was loaded.
  open func viewDidLoad() {}
  /// Called before the view appears.
  ///
  /// - Parameter animated: Always `false`.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called while the view appears, when its traits are known.
  ///
  /// - Parameter animated: Always `false`.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view has appeared.
  ///
  /// - Parameter animated: Always `false`.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  ///
  /// - Parameter animated: Always `false`.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has disappeared.
  ///
  /// - Parameter animated: Always `false`.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view updates its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has updated its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called when the view updates its constraints.
  open func updateViewConstraints() {}

  /// Called when memory runs short, to free data that can be created again.
  open func didReceiveMemoryWarning() {}
  /// Begins or ends editing of the screen's content.
  ///
  /// - Parameters:
  ///   - editing: Whether editing begins or ends.
  ///   - animated: Not used.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  func layOut() {
    viewWillLayoutSubviews()
    viewDidLayoutSubviews()
  }

  // MARK: Appearing

  /// Called when the node of the controller's view appears.
  func appeared() {
    // A screen below another one in a stack has a node, too.
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

  /// Called before the parent changes.
  ///
  /// - Parameter parent: `nil` if the controller is removed.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the controller and its view were added to a parent or removed from one.
  ///
  /// - Parameter parent: `nil` if the controller was removed.
  open func didMove(toParent parent: UIViewController?) {
    if let parent, parent.hasAppeared, !hasAppeared, isShownByParent { appeared() }
  }

  /// A Boolean value that indicates whether the controller appears with its parent.
  ///
  /// A child that the framework shows in a node of its own, such as a tab, appears when that node
  /// does instead.
  var isShownByParent: Bool {
    guard let view = loaded, let above = parent?.viewIfLoaded else { return false }
    return view !== above && view.isDescendant(of: above)
  }

  var hasAppeared: Bool { appearances > 0 }

  // MARK: Bars

  /// The title and buttons of the screen in a navigation bar.
  open var navigationItem: UINavigationItem {
    if let navigationItemMade { return navigationItemMade }
    let item = UINavigationItem()
    item.controller = self
    navigationItemMade = item
    return item
  }

  /// The tab of the screen in a tab bar.
  open var tabBarItem: UITabBarItem! {
    get {
      if let tabBarItemMade { return tabBarItemMade }
      let item = UITabBarItem(title: nil, image: nil, tag: 0)
      tabBarItemMade = item
      return item
    }
    set {
      let old = tabBarItemMade
      tabBarItemMade = newValue
      // The bar reads the revision of the item that it shows.
      old?.changed()
    }
  }

  /// The nearest navigation controller that contains this one, if any.
  open var navigationController: UINavigationController? { nearest() }
  /// The nearest tab bar controller that contains this one, if any.
  open var tabBarController: UITabBarController? { nearest() }

  private func nearest<Kind>() -> Kind? {
    var next = parent
    while let controller = next {
      if let found = controller as? Kind { return found }
      next = controller.parent
    }
    return nil
  }

  /// The traits of the view, which is loaded if needed.
  public var traitCollection: UITraitCollection { view.traitCollection }

  /// Requests that the status bar's appearance is read again.
  ///
  /// Accepted: it has no effect, since the bar above a page belongs to the browser.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// A Boolean value that indicates whether the status bar is hidden.
  ///
  /// Accepted: it has no effect, since the bar above a page belongs to the browser.
  open var prefersStatusBarHidden: Bool { false }

  /// The orientations that the screen supports.
  ///
  /// Accepted: it has no effect, since a browser turns a page with the device.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .phone ? .allButUpsideDown : .all
  }

  /// Returns the screen as a SwiftUI view. Controllers of this module override it.
  func screen() -> AnyView { substitute ?? AnyView(HostedView(view: view).id(view.number)) }
}

/// The form in which a screen is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The presented screen covers the whole window, and the screen below is removed.
  case fullScreen
  /// The presented screen is a sheet that covers most of the window.
  case pageSheet
  /// The presented screen is a smaller sheet in the middle of the window.
  case formSheet
  /// The presented screen covers the screen that presents it.
  case currentContext
  /// An object of the app determines the form of the presentation.
  case custom
  /// The presented screen covers the whole window, and the screen below remains visible behind it.
  case overFullScreen
  /// The presented screen covers the screen that presents it, which remains visible behind it.
  case overCurrentContext
  /// The presented screen is a bubble next to a view.
  case popover
  /// No style. It cannot be used to present a screen.
  case none = -1
  /// The system chooses the style: a sheet.
  case automatic = -2
}

/// The transition by which a screen is presented.
///
/// Accepted: it has no effect, since the presentation style alone determines the transition.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The presented screen slides up from the bottom.
  case coverVertical
  /// The screen is turned around a vertical axis.
  ///
  /// Accepted: it has no effect, since the presentation style alone determines the transition.
  case flipHorizontal
  /// The old screen fades out while the new one fades in.
  ///
  /// Accepted: it has no effect, since the presentation style alone determines the transition.
  case crossDissolve
  /// A corner of the old screen is turned up like a page.
  ///
  /// Accepted: it has no effect, since the presentation style alone determines the transition.
  case partialCurl
}
