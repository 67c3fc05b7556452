extension UIWindow {
  /// The controller of the window's content.
  ///
  /// Partial: it is stored but not shown; SwiftUI's `WindowGroup` provides the content.
  public var rootViewController: UIViewController? {
    get { root as? UIViewController }
    set { root = newValue }
  }
}
