import Foundation
import UIKit

/// Hears of the app's life.
final class AppDelegate: NSObject, UIApplicationDelegate {
  /// Memory is short: answers that can be had again go. Pictures have a cache that hears it itself.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    URLCache.shared.removeAllCachedResponses()
  }
}
