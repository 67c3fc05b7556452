public import Foundation
import StrataSwiftUIApp
import StrataViewTree

/// A scene with windows.
///
/// Partial: it has a single window, which holds the UIKit views that SwiftUI shows in this window
/// of the browser.
@MainActor @preconcurrency open class UIWindowScene: UIScene {
  /// The browser's window that shows the scene.
  weak var host: Window?
  /// The node of the view tree in which the root controller's presentations are shown.
  var guest: WindowGuest?

  /// The window that the app has created for the scene, if the app begins with its delegate.
  var own: UIWindow?
  /// The window that shows the scene's content.
  private lazy var main: UIWindow = {
    let window = UIWindow(frame: .zero)
    window.host = host
    window.scene = self
    return window
  }()

  /// Removes all that the scene's root controller presents.
  func leave() {
    guest?.leave()
    guest = nil
  }

  /// The windows of the scene: a single one.
  open var windows: [UIWindow] { [own ?? main] }
  /// The window that receives keyboard input.
  open var keyWindow: UIWindow? { own ?? main }
  /// The screen of the scene.
  open var screen: UIScreen { .main }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { screen.traitCollection }

  /// The orientation of the interface: upright in a window that is at least as high as it is wide.
  open var interfaceOrientation: UIInterfaceOrientation {
    let size = screen.bounds.size
    return size.width > size.height ? .landscapeRight : .portrait
  }

  /// The status bar of the scene.
  public private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
}

/// The status bar of a scene.
///
/// Accepted: a scene has no status bar, since the bar above a page belongs to the browser.
@MainActor @preconcurrency open class UIStatusBarManager: NSObject {
  /// The rectangle of the status bar, in points: empty, since a page has none.
  open var statusBarFrame: CGRect { .zero }
  /// A Boolean value that indicates whether the status bar is hidden: always `true`, as a scene has
  /// none.
  open var isStatusBarHidden: Bool { true }
}

extension UIWindow {
  /// Creates a window for a scene. It is shown only as the `window` of a delegate that the app
  /// begins with.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    scene = windowScene
  }

  /// The scene of the window.
  public var windowScene: UIWindowScene? {
    get { scene as? UIWindowScene }
    set { scene = newValue }
  }
}
