import Foundation
import StrataDeviceServices

extension UIApplication {
  /// Requests a token by which a server can send messages to this device, and passes it to the
  /// delegate.
  ///
  ///     UIApplication.shared.registerForRemoteNotifications()
  ///     // application(_:didRegisterForRemoteNotificationsWithDeviceToken:)
  ///
  /// The token is the browser's Web Push subscription as JSON with `endpoint`, `p256dh` and `auth`.
  /// A sender needs it and this server's key. Messages are in Apple's form, `{"aps": {"alert":
  /// …}}`, with a path of the app in `url`. The browser shows them, and the delegate of an open
  /// window receives them.
  ///
  /// Partial: a browser gives no token before the person has allowed notifications, and does not
  /// start an app whose page is closed.
  public func registerForRemoteNotifications() {
    let device = DeviceHost.current ?? .local
    Task { await RemoteNotifications.register(device) }
  }

  /// Invalidates this device's token. Local notifications are still delivered.
  public func unregisterForRemoteNotifications() {
    let device = DeviceHost.current ?? .local
    Task { await RemoteNotifications.unregister(device) }
  }

  /// A Boolean value that indicates whether this device has a token that is still valid.
  public var isRegisteredForRemoteNotifications: Bool {
    RemoteNotifications.isRegistered(DeviceHost.current ?? .local)
  }

  func listenIfRegistered() {
    guard let device = DeviceHost.current, RemoteNotifications.isRegistered(device) else { return }
    RemoteNotifications.listen(device)
  }
}
