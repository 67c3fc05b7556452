public import Foundation

/// An identifier of a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// An identifier of no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  /// Begins a task that may go on in the background.
  ///
  /// Accepted: it has no effect; a task runs on the server, which continues when the page is hidden
  /// or closed.
  ///
  /// - Parameters:
  ///   - taskName: Not used.
  ///   - handler: Never called: the time in the background has no limit.
  /// - Returns: A new identifier.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks += 1
    return UIBackgroundTaskIdentifier(rawValue: backgroundTasks)
  }

  /// Begins a task that may go on in the background.
  ///
  /// Accepted: it has no effect; a task runs on the server, which continues when the page is hidden
  /// or closed.
  ///
  /// - Parameter handler: Never called: the time in the background has no limit.
  /// - Returns: A new identifier.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Ends a background task.
  ///
  /// Accepted: it has no effect; a task runs on the server, which continues when the page is hidden
  /// or closed.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The time that is left in the background, in seconds. It is the greatest number, since the time
  /// has no limit.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// The person's permission to refresh the app's content in the background: always `available`.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  /// The number on the app's icon.
  ///
  /// Accepted: a browser does not show the number. It is stored while the device has a window.
  public var applicationIconBadgeNumber: Int {
    get { DeviceApplication.current.badge }
    set { DeviceApplication.current.badge = newValue }
  }
}

/// A person's permission for an app to refresh its content in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// The app cannot refresh its content in the background, and the person cannot change that.
  case restricted
  /// The person has switched off refreshing in the background.
  case denied
  /// The app may refresh its content in the background.
  case available
}
