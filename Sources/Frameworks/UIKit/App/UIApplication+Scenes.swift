public import Foundation
import StrataDeviceServices
import StrataSwiftUIApp

extension UIApplication {
  /// The scenes of the current device: one for each of its open windows.
  public var connectedScenes: Set<UIScene> { Set(DeviceApplication.current.connectedScenes) }
  /// The sessions of the current device's scenes.
  public var openSessions: Set<UISceneSession> {
    Set(DeviceApplication.current.connectedScenes.map(\.session))
  }
  /// A Boolean value that indicates whether the app can have several windows: always `true`.
  public var supportsMultipleScenes: Bool { true }

  /// The windows of the current device's scenes. If there is no scene, it is a single window that
  /// shows nothing.
  public var windows: [UIWindow] {
    let windows = DeviceApplication.current.connectedScenes.flatMap(\.windows)
    return windows.isEmpty ? [window] : windows
  }
  /// The window of the scene that the running code works for.
  public var keyWindow: UIWindow? { DeviceApplication.current.currentScene?.keyWindow }

  /// The window for views that appear now.
  var currentWindow: UIWindow { keyWindow ?? window }

  /// The app's state on the current device: active while one of its windows is visible.
  ///
  /// Partial: a browser does not report that a window is inactive, only that it is hidden.
  public var applicationState: State { DeviceApplication.current.state }

  /// The size of text that the reader prefers.
  ///
  /// Partial: a browser does not report it; always `large`.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }

  /// Returns a notification's name. A publisher of the notification receives only those of the
  /// device for which it was subscribed.
  private nonisolated static func name(_ word: String) -> Notification.Name {
    Life.name("UIApplication\(word)Notification")
  }

  /// The notification that the app is in front on a device and receives events.
  public nonisolated static var didBecomeActiveNotification: Notification.Name {
    name("DidBecomeActive")
  }
  /// The notification that the app no longer receives events on a device: no window is visible.
  public nonisolated static var willResignActiveNotification: Notification.Name {
    name("WillResignActive")
  }
  /// The notification that the app is in the background on a device: no window is visible.
  public nonisolated static var didEnterBackgroundNotification: Notification.Name {
    name("DidEnterBackground")
  }
  /// The notification that the app comes to the front on a device, also for the first time.
  public nonisolated static var willEnterForegroundNotification: Notification.Name {
    name("WillEnterForeground")
  }
  /// The notification that the app ends on a device: after the session of its last window has ended,
  /// or when the server stops in order.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// The notification that the day or the time zone has changed.
  ///
  /// Accepted: never posted. A view can read the time zone from its environment.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// The notification that a person has taken a screenshot.
  ///
  /// Accepted: never posted, since a page does not know of screenshots.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}
