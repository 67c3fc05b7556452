public import Foundation

/// One instance of the app's interface: a window or tab of a browser.
///
/// Partial: a scene connects when its page is made, goes to the background while the browser
/// reports it as hidden, and disconnects when its session ends.
@MainActor @preconcurrency open class UIScene: UIResponder {
  /// The session of the scene.
  public let session: UISceneSession
  /// The object that is notified of the scene's life.
  open var delegate: (any UISceneDelegate)?
  /// The state of the scene: in front or in the background.
  public internal(set) var activationState = ActivationState.unattached
  /// The title by which a person chooses among several scenes.
  ///
  /// Accepted: it has no effect; a page's title comes from its navigation.
  open var title: String! = ""

  /// Creates an instance of the app's interface.
  ///
  /// - Parameters:
  ///   - session: The session of the scene.
  ///   - connectionOptions: The URLs and notifications with which the scene was opened.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// The state of a scene: in front or in the background.
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected to the app.
    case unattached = -1
    /// The scene is in front and receives events.
    case foregroundActive
    /// The scene is in front and does not receive events.
    case foregroundInactive
    /// The scene is not visible.
    case background
  }

  /// Opens a URL in the browser, or in this app if the URL has one of its schemes.
  ///
  /// - Parameters:
  ///   - url: The address that is opened.
  ///   - options: Not used.
  ///   - completion: Called at once: with `true` if the app or the browser has received the URL; with
  ///     `false` if no page is open, or if the URL's scheme is not the app's, http, https, mailto or
  ///     tel.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, options: [:], completionHandler: completion)
  }

  /// Options of opening a URL.
  ///
  /// Accepted: the options have no effect; a browser opens every URL in the same way.
  @MainActor @preconcurrency open class OpenExternalURLOptions: NSObject {
    /// A Boolean value that indicates whether only an app may open the URL.
    ///
    /// Accepted: it has no effect; a browser opens every URL in the same way.
    open var universalLinksOnly = false
  }

  /// Facts about the opening of a scene: the URL of its window.
  @MainActor @preconcurrency open class ConnectionOptions: NSObject {
    /// The URL that the window was opened with; empty if that is the app's root.
    public let urlContexts: Set<UIOpenURLContext>
    /// The app that opened the scene. Always `nil`, as a page does not know that app.
    open var sourceApplication: String? { nil }

    init(url: URL?) {
      urlContexts = Set([url].compactMap { $0 }.map(UIOpenURLContext.init(url:)))
    }
  }
}

/// A URL that a scene is opened with, or that is opened while it lives.
@MainActor @preconcurrency open class UIOpenURLContext: NSObject {
  /// The URL: the path and query of the page's address, or a URL with a scheme of the app.
  public let url: URL
  /// Further facts about how the URL was opened.
  public let options = UIScene.OpenURLOptions()

  init(url: URL) { self.url = url }
}

extension UIScene {
  /// Further facts about the opening of a URL.
  @MainActor @preconcurrency open class OpenURLOptions: NSObject {
    /// The app that opened the URL. Always `nil`, as a page does not know that app.
    open var sourceApplication: String? { nil }
    /// A Boolean value that indicates whether the document is edited in place; always `false`.
    open var openInPlace: Bool { false }
  }
}

/// The notifications of scenes. A publisher receives only those of the device for which it was
/// subscribed.
extension UIScene {
  /// The notification that a scene has connected.
  public nonisolated static var willConnectNotification: Notification.Name {
    Life.name("UISceneWillConnectNotification")
  }
  /// The notification that a scene has ended.
  public nonisolated static var didDisconnectNotification: Notification.Name {
    Life.name("UISceneDidDisconnectNotification")
  }
  /// The notification that a scene is in front and receives events.
  public nonisolated static var didActivateNotification: Notification.Name {
    Life.name("UISceneDidActivateNotification")
  }
  /// The notification that a scene no longer receives events.
  public nonisolated static var willDeactivateNotification: Notification.Name {
    Life.name("UISceneWillDeactivateNotification")
  }
  /// The notification that a scene comes to the front.
  public nonisolated static var willEnterForegroundNotification: Notification.Name {
    Life.name("UISceneWillEnterForegroundNotification")
  }
  /// The notification that a scene is in the background.
  public nonisolated static var didEnterBackgroundNotification: Notification.Name {
    Life.name("UISceneDidEnterBackgroundNotification")
  }
}
