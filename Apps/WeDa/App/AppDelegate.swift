import Foundation
import UIKit
import WeDaComposition

/// Forwards the device token and remote notifications to the device's container.
///
/// Each device has a separate delegate, and `DIContainer.real()` returns that device's container.
final class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    let remote = DIContainer.real().remote
    Task { await remote.registered(deviceToken) }
  }

  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {
    let remote = DIContainer.real().remote
    Task { await remote.failed() }
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult {
    switch await DIContainer.real().receive(userInfo) {
    case .newData: .newData
    case .noData: .noData
    case .failed: .failed
    }
  }
}
