import Foundation
import StrataDeviceServices

/// An object that frees memory when it runs short.
@MainActor protocol MemoryListener: AnyObject {
  func didReceiveMemoryWarning()
}

/// Forwards memory warnings to controllers, to the app's delegate on each device and to observers.
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

  /// Adds a controller that has appeared to those that receive warnings, without keeping it alive.
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
