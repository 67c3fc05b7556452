import StrataSwiftUIApp

extension UIWindow {
  /// The controller of the window's content.
  ///
  ///     scene.windows.first?.rootViewController?.present(alert, animated: true)
  ///
  /// Partial: the window of a scene has a root controller that shows nothing and presents other
  /// controllers above the page. A root controller that the app sets is shown only if the app
  /// begins with its delegate and the window is the delegate's; otherwise SwiftUI's `WindowGroup`
  /// provides the content.
  public var rootViewController: UIViewController? {
    get {
      if root == nil, let scene = windowScene, host != nil { root = scene.makeRoot() }
      return root as? UIViewController
    }
    set { root = newValue }
  }
}

extension UIWindowScene {
  /// Returns a root controller that shows nothing and presents other controllers above the page.
  fileprivate func makeRoot() -> UIViewController {
    let controller = UIViewController()
    guest = host.flatMap { WindowGuest(SceneRootView(controller: controller), in: $0) }
    return controller
  }
}

/// The view of a scene's root controller and of the controllers that it presents.
private struct SceneRootView: View {
  let controller: UIViewController

  var body: some View { ControllerView(controller: controller).presenting(over: EmptyView()) }
}
