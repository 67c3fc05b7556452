public import Foundation
import StrataDeviceServices
import StrataSwiftUIApp

/// The running app.
///
/// Partial: the process has one application, with a separate delegate for each device. It opens no
/// URLs; use `@Environment(\\.openURL)`.
@MainActor open class UIApplication: UIResponder {
  /// The one application of the process.
  public static let shared = UIApplication()
  /// The delegate on the device that the running task works for. It is held weakly.
  open var delegate: (any UIApplicationDelegate)? {
    get { DeviceApplication.current.delegate }
    set { DeviceApplication.current.delegate = newValue }
  }
  /// The window of views from UIKit.
  let window = UIWindow(frame: .zero)
  /// The app's windows: a single one.
  public var windows: [UIWindow] { [window] }
  /// The app's state.
  ///
  /// Partial: always active; SwiftUI's `scenePhase` reports whether the page is hidden.
  public var applicationState: State { .active }
  /// A Boolean value that asks the device to keep its screen on.
  ///
  /// Accepted: the device's settings decide when its screen turns off.
  open var isIdleTimerDisabled = false

  /// Whether an app is in front, interrupted or in the background.
  public enum State: Int, Sendable { case active, inactive, background }

  /// A key of the options that an app is launched with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of the URL that the app was opened with.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// The notification that is posted when memory runs short.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// The notification that is posted after a device's delegate has been launched.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
}

/// Receives the events of the app's life on one device. Every method has a default implementation.
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Called first when the app is launched on a device, before its views are made.
  ///
  /// - Parameter launchOptions: Always `nil`.
  /// - Returns: Whether the app can go on; not used.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app has been launched on a device.
  ///
  /// - Parameter launchOptions: Always `nil`.
  /// - Returns: Whether the app can go on; not used.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when memory runs short, so that the app can drop its caches.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Never called: the process ends for all devices at once.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called with the token of ``UIApplication/registerForRemoteNotifications()``.
  ///
  /// - Parameter deviceToken: The browser's Web Push subscription as JSON.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )
  /// Called when no token can be had: without permission, or where the push service is not
  /// reachable.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  )
  /// Called with the payload of a message that arrived while a window was open.
  ///
  /// - Parameters:
  ///   - userInfo: The payload, as `{"aps": {"alert": …}}`.
  ///   - completionHandler: Must be called once with the result of what the app fetched.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )
  /// Handles the payload of a message that arrived while a window was open.
  ///
  /// - Returns: The result of what the app fetched.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
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
}
