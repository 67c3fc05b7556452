extension UIWindow {
  /// The controller of the window's content.
  ///
  /// Partial: it is kept, and not shown: what a person sees is begun by SwiftUI's `WindowGroup`.
  public var rootViewController: UIViewController? {
    get { root as? UIViewController }
    set { root = newValue }
  }
}
