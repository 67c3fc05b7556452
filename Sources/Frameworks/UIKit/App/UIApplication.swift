public import Foundation
import StrataDeviceServices
import SwiftUI

/// The app as the system sees it.
///
/// Partial: one for the process, whose delegate is another one on each device; it opens no addresses,
/// which is `@Environment(\\.openURL)`'s.
@MainActor open class UIApplication: UIResponder {
  public static let shared = UIApplication()
  /// Who hears of the app's life on the device that the running task works for. It is not kept.
  open var delegate: (any UIApplicationDelegate)? {
    get { DeviceApplication.current.delegate }
    set { DeviceApplication.current.delegate = newValue }
  }
  /// Where views of UIKit stand.
  let window = UIWindow(frame: .zero)
  public var windows: [UIWindow] { [window] }
  /// Partial: always active; that a page goes out of sight is told by SwiftUI's `scenePhase`.
  public var applicationState: State { .active }
  /// Whether the person is kept from leaving: a browser has no such thing.
  ///
  /// Accepted: the screen of a device goes dark by its own settings.
  open var isIdleTimerDisabled = false

  public enum State: Int, Sendable { case active, inactive, background }

  /// What a launch came with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// Posted when memory runs short.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
}

/// Who hears of the app's life.
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  )
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )
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
