import Foundation
import StrataDeviceServices

extension UIApplication {
  /// Asks for a token by which others can reach this device, and tells the delegate.
  ///
  ///     UIApplication.shared.registerForRemoteNotifications()
  ///     // application(_:didRegisterForRemoteNotificationsWithDeviceToken:)
  ///
  /// The token is the browser's Web Push subscription as JSON: `endpoint`, `p256dh` and `auth`, all that
  /// a sender needs beside this server's key. Messages are in Apple's form, `{"aps": {"alert": …}}`, with
  /// an address of the app's own in `url`; the browser shows them, and the delegate of an open window
  /// hears of them.
  ///
  /// Partial: a browser gives no token before the person has allowed notifications, and wakes no app
  /// whose page is closed.
  public func registerForRemoteNotifications() {
    let device = DeviceHost.current ?? .local
    Task { await RemoteNotifications.register(device) }
  }

  /// The token is good for nothing from now on. Local notifications still come.
  public func unregisterForRemoteNotifications() {
    let device = DeviceHost.current ?? .local
    Task { await RemoteNotifications.unregister(device) }
  }

  /// Whether this device has a token that it was not deprived of.
  public var isRegisteredForRemoteNotifications: Bool {
    RemoteNotifications.isRegistered(DeviceHost.current ?? .local)
  }

  func listenIfRegistered() {
    guard let device = DeviceHost.current, RemoteNotifications.isRegistered(device) else { return }
    RemoteNotifications.listen(device)
  }
}
