public import Foundation
import StrataDeviceServices
import StrataSwiftUIApp

/// The running app as an object.
///
/// Partial: the process has one application object. Its delegate, scenes and state are those of the
/// device that the running code works for. There are no targets and selectors, which need
/// Objective-C. To end editing, use `@FocusState` or ``UIView/endEditing(_:)`` of the window.
@MainActor @preconcurrency open class UIApplication: UIResponder {
  /// The one application of the process.
  public static let shared = UIApplication()
  /// The delegate on the device that the running task works for. It is held weakly.
  open var delegate: (any UIApplicationDelegate)? {
    get { DeviceApplication.current.delegate }
    set { DeviceApplication.current.delegate = newValue }
  }
  /// The window of views outside of any scene.
  let window = UIWindow(frame: .zero)
  /// The number of background tasks that were begun.
  var backgroundTasks = 0
  /// A Boolean value that asks the device to keep its screen on.
  ///
  /// Accepted: it has no effect; the device's settings decide when its screen turns off.
  open var isIdleTimerDisabled = false

  /// The state of an app: in front, interrupted or in the background.
  public enum State: Int, Sendable {
    /// The app is in front and receives events.
    case active
    /// The app is in front and does not receive events.
    case inactive
    /// The app is not visible.
    case background
  }

  /// A key of the options that an app is launched with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of the URL that the app was opened with.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// A key of the options that a URL is opened with.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of the app that opened the URL. It is never present, as a page does not know that
    /// app.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// The key of data that the opening app has sent along. It is never present.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
  }

  /// The notification that is posted when memory runs short.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// The notification that is posted after a device's delegate has been launched.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
}

/// Receives the events of the app's life on one device. Every method has a default implementation.
@MainActor @preconcurrency public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Called first when the app is launched on a device, before its views are made.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - launchOptions: Always `nil`.
  /// - Returns: `true` if the app can go on. The value is not used.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app has been launched on a device.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - launchOptions: Always `nil`.
  /// - Returns: `true` if the app can go on. The value is not used.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when memory runs short, so that the app can drop its caches.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Called when the app ends on a device: after the session of its last window has ended, or when
  /// the server stops in order. The delegate is released afterwards.
  func applicationWillTerminate(_ application: UIApplication)
  /// Returns the configuration of a scene that connects: which class its delegate has.
  ///
  /// By default it returns the configuration of the session, by which the scene has no delegate.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - connectingSceneSession: The session of the new scene.
  ///   - options: Why the scene connects: its URLs and activities.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called when scenes of the device have ended.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - sceneSessions: The sessions of the closed scenes.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Called when the first window of the device shows the app, and when one shows it again after all
  /// were hidden.
  ///
  /// Same as Apple's: it is called only in an app that begins with its delegate and has no scenes,
  /// since neither its `Info.plist` nor its delegate configures one. In other apps, use `scenePhase`,
  /// a scene's delegate or ``UIApplication/didBecomeActiveNotification``.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called when the last visible window of the device is hidden or closed, directly before
  /// ``applicationDidEnterBackground(_:)``, since a browser reports both at once.
  ///
  /// Same as Apple's: it is called only in an app without scenes. In other apps, use
  /// ``UISceneDelegate/sceneWillResignActive(_:)``.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the last visible window of the device is hidden or closed.
  ///
  /// Same as Apple's: it is called only in an app without scenes. In other apps, use
  /// ``UISceneDelegate/sceneDidEnterBackground(_:)``.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called when a window of the device shows the app again after all were hidden. It is not called
  /// when the app is launched.
  ///
  /// Same as Apple's: it is called only in an app without scenes. In other apps, use
  /// ``UISceneDelegate/sceneWillEnterForeground(_:)``.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Opens a URL: the one that a window was opened with, and those that are opened while it lives.
  ///
  /// It is called only in an app without scenes. In an app with scenes, the URL of a window is in the
  /// connection options of its scene, and later ones are passed to
  /// ``UISceneDelegate/scene(_:openURLContexts:)``.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - url: The URL to open.
  ///   - options: The options.
  /// - Returns: `true` if the app has opened the URL; otherwise, `false`. The value is not used.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// The main window of an app without scenes. The framework never sets it; it shows the window
  /// that the app sets if the app begins with its delegate.
  var window: UIWindow? { get set }
  /// Called with the token of ``UIApplication/registerForRemoteNotifications()``.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - deviceToken: The browser's Web Push subscription as JSON.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )
  /// Called when the device gets no token: the person has not given permission, or the push service
  /// cannot be reached.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - error: The error, which tells why there is no token.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  )
  /// Called with the payload of a message that arrived while a window was open.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - userInfo: The payload, as `{"aps": {"alert": …}}`.
  ///   - completionHandler: Must be called once with the result of what the app fetched.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )
  /// Handles the payload of a message that arrived while a window was open.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - userInfo: The content of the message.
  /// - Returns: The result of what the app fetched.
  @MainActor func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: sending [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
