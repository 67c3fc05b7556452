import Foundation
import UIKit
import WeDaComposition

/// Hears of what only an app's delegate is told: its token, and what a server sends to it.
///
/// There is one for each device; the container that a call makes is its device's own, too.
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
