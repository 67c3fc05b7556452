public import Foundation
import StrataDeviceServices

/// An object that shows notifications on the device for which the running code works, even while
/// the app is closed. A server uses Web Push for that.
///
///     let center = UNUserNotificationCenter.current()
///     if try await center.requestAuthorization(options: [.alert, .sound]) {
///       try await center.add(request)
///     }
///
/// Scheduled notifications remain when the window is closed, and when the process or the machine is
/// restarted. Each is shown once.
public class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  // @unchecked: all mutable state is in `kept`, and touched only while `lock` is held.
  struct Kept {
    weak var delegate: (any UNUserNotificationCenterDelegate)?
    var categories: [String: UNNotificationCategory] = [:]
  }

  private let lock = NSLock()
  private var kept = Kept()
  // Not the device itself: it holds this center.
  let schedule: any DeviceSchedule
  let storage: any KeyValueStore
  let requests: any DeviceRequests

  init(_ device: Device) {
    schedule = device.schedule
    storage = device.storage
    requests = device.requests
    super.init()
    device.notices.listen { [weak self] notice in self?.present(notice) }
  }

  /// Returns the notification center of the device for which the running code works.
  public class func current() -> UNUserNotificationCenter {
    let device = DeviceHost.current ?? .local
    return device.part { UNUserNotificationCenter(device) }
  }

  func with<Result>(_ body: (inout Kept) -> Result) -> Result { lock.withLock { body(&kept) } }

  /// The object that is notified of notifications, to which the center has a weak reference.
  public var delegate: (any UNUserNotificationCenterDelegate)? {
    get { with { $0.delegate } }
    set { with { $0.delegate = newValue } }
  }

  /// Replaces the categories of the app's notifications.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    with { kept in
      kept.categories = Dictionary(categories.map { ($0.identifier, $0) }) { first, _ in first }
    }
  }

  /// Returns the categories of the app's notifications.
  public func notificationCategories() async -> Set<UNNotificationCategory> {
    with { Set($0.categories.values) }
  }
}
