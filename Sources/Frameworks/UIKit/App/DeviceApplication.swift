import Foundation
import StrataAssets
import StrataDeviceServices
import StrataSwiftUIApp

/// The app's state on one device: its delegate.
///
/// All windows of the device share this object. It is released with the last of them, as if the app
/// were closed.
@MainActor final class DeviceApplication {
  private struct Weak<Object: AnyObject> {
    weak var object: Object?
  }

  private static var known: [DeviceID: Weak<DeviceApplication>] = [:]
  /// The number of entries at which the entries of closed devices are removed.
  private static var pruning = 64

  weak var delegate: (any UIApplicationDelegate)?
  private var launched: (any UIApplicationDelegate)?
  private var windows: [Weak<Device>] = []
  var scenes: [UIWindowScene] = []
  /// A Boolean value that indicates whether the app begins with its delegate instead of an `App`.
  var beginsWithDelegate = false
  /// A Boolean value that indicates whether the app has scenes: whether its `Info.plist` says so, or
  /// its delegate has configured one.
  var hasScenes = AppInformation.current.hasScenes
  /// The number that the app has set for its icon.
  var badge = 0

  /// The files of the person's last choices of documents, which exist as long as they are here.
  private var chosen: [[ChosenFile]] = []
  /// The number of choices whose files are kept.
  private static let keptChoices = 4

  /// Keeps the files of a choice, since the app may read them after the controller is gone. Those of
  /// the oldest choice are deleted.
  func keep(_ files: [ChosenFile]) { chosen = (chosen + [files]).suffix(Self.keptChoices) }

  /// The state of the device that the running task works for.
  static var current: DeviceApplication { of(DeviceHost.current ?? .local) }

  /// The states of all devices that have a window.
  static var all: [DeviceApplication] { known.values.compactMap(\.object) }

  /// Returns the state of a device, and creates it if needed. Each window keeps its device alive,
  /// and the device keeps this state.
  static func of(_ device: Device) -> DeviceApplication {
    let known = find(device.id)
    let application = device.part { known }
    application.add(device)
    return application
  }

  private static func find(_ id: DeviceID) -> DeviceApplication {
    if let application = known[id]?.object { return application }
    if known.count >= pruning {
      known = known.filter { $0.value.object != nil }
      pruning = max(64, known.count * 2)
    }
    let application = DeviceApplication()
    known[id] = Weak(object: application)
    return application
  }

  private func add(_ device: Device) {
    guard !windows.contains(where: { $0.object === device }) else { return }
    windows.removeAll { $0.object == nil }
    windows.append(Weak(object: device))
  }

  /// Returns the delegate of a type, and creates and launches it if the device has none of this
  /// type.
  func launch<Delegate: NSObject & UIApplicationDelegate>(_ type: Delegate.Type) -> Delegate {
    if let launched = launched as? Delegate { return launched }
    let new = ClassMaker.make(type)
    launched = new
    delegate = new
    Memory.watch()
    Life.watch()
    let application = UIApplication.shared
    _ = new.application(application, willFinishLaunchingWithOptions: nil)
    _ = new.application(application, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(
      name: UIApplication.didFinishLaunchingNotification, object: application)
    return new
  }

  /// Calls the delegate's `applicationWillTerminate(_:)` and releases it. A later window launches
  /// another one.
  func terminate() {
    guard let ended = launched else { return }
    ended.applicationWillTerminate(.shared)
    NotificationCenter.tell("UIApplicationWillTerminateNotification", UIApplication.shared)
    launched = nil
    if delegate === ended { delegate = nil }
  }

  /// Calls the delegate as a task of its device.
  func tell(_ body: @MainActor (any UIApplicationDelegate) -> Void) {
    guard let delegate, let device = windows.lazy.compactMap(\.object).last else { return }
    DeviceHost.$current.withValue(device) { body(delegate) }
  }
}
