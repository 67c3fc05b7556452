public import Foundation

/// Receives the events of a scene's life. Every method has a default implementation.
@MainActor @preconcurrency public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene has connected, with the URLs that its window was opened with.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - session: The session of the scene.
  ///   - connectionOptions: The URL that the scene's window was opened with.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene's session has ended.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene is in front and receives events.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called when the scene no longer receives events. It is called directly before
  /// ``sceneDidEnterBackground(_:)``, since a browser reports both at once.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called when the scene comes to the front, also for the first time.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the browser reports the window as hidden, and before the scene ends.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Receives the URLs that are opened while the scene lives: those that the app itself opens with a
  /// scheme that its `Info.plist` declares, and addresses of the app for which no stack has a screen.
  ///
  /// The URL that a window is opened with is in the `connectionOptions` of
  /// ``scene(_:willConnectTo:options:)``. An address that the reader enters in the browser's address
  /// bar opens a window anew. Another app cannot open a URL of the app's scheme.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - urlContexts: The URLs with their options.
  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {}
}

/// Receives the events of a window scene's life.
@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The main window of the scene. The framework never sets it, which is also the case on Apple's
  /// platforms for a scene without a storyboard. A window that the app sets is shown if the app
  /// begins with its delegate.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
