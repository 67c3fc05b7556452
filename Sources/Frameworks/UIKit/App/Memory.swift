import Foundation
import StrataDeviceServices

/// What gives memory back, when it is short.
@MainActor protocol MemoryListener: AnyObject {
  func didReceiveMemoryWarning()
}

/// Tells controllers, the app's delegate on each device and whoever listens that memory is short.
@MainActor enum Memory {
  private static var observation: MemoryPressure.Observation?
  private static var controllers: [Weak] = []

  private struct Weak {
    weak var controller: (any MemoryListener)?
  }

  static func watch() {
    guard observation == nil else { return }
    observation = MemoryPressure.observe { Task { @MainActor in warn() } }
  }

  /// Remembers a controller that has appeared, for as long as it lives.
  static func keep(_ controller: any MemoryListener) {
    watch()
    controllers.removeAll { $0.controller == nil || $0.controller === controller }
    controllers.append(Weak(controller: controller))
  }

  static func warn() {
    for application in DeviceApplication.all {
      application.tell { $0.applicationDidReceiveMemoryWarning(.shared) }
    }
    for weak in controllers { weak.controller?.didReceiveMemoryWarning() }
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification, object: UIApplication.shared)
  }
}
