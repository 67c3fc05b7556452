import Foundation
import UIKit

/// Handles events of the app's life cycle.
final class AppDelegate: NSObject, UIApplicationDelegate {
  /// Empties the shared URL cache when memory is low. The image cache handles the warning itself.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    URLCache.shared.removeAllCachedResponses()
  }
}
