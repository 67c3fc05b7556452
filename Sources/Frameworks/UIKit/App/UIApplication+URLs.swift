public import Foundation
import StrataDeviceServices
import StrataSwiftUIApp
import StrataViewTree

extension UIApplication {
  /// The address of the app's settings.
  ///
  /// Accepted: opening the address fails, since a browser has no page of settings for an app.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The address of the app's settings for notifications.
  ///
  /// Accepted: opening the address fails, since a browser has no page of settings for an app.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

  /// Returns whether a URL can be opened: whether its scheme is `http`, `https`, `mailto`, `tel`, or
  /// one that `CFBundleURLTypes` in the app's `Info.plist` declares.
  public func canOpenURL(_ url: URL) -> Bool { Window.canOpen(url) }

  /// Opens a URL in the browser, or in this app if the URL has one of its schemes. The current window
  /// then passes it to the delegates and to `onOpenURL`.
  ///
  /// - Parameters:
  ///   - url: The address that is opened.
  ///   - options: Not used.
  ///   - completion: Called at once: with `true` if the app or the browser has received the URL; with
  ///     `false` if no page is open, or if the URL's scheme is not the app's, http, https, mailto or
  ///     tel.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let window = OpenWindows.current ?? OpenWindows.of(DeviceHost.currentID).last
    completion?(window?.open(url) ?? false)
  }

  /// Opens a URL in the browser, or in this app if the URL has one of its schemes.
  ///
  /// - Parameters:
  ///   - url: The address that is opened.
  ///   - options: Not used.
  /// - Returns: `true` if the app or the browser has received the URL; otherwise, `false`.
  @discardableResult public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  /// A key of the options with which a URL is opened.
  ///
  /// Accepted: the options have no effect; a browser opens every URL in the same way.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The option that only an app may open the URL, and no browser.
    ///
    /// Accepted: it has no effect; a browser opens every URL in the same way.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }
}
