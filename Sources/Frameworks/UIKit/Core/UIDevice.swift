public import Foundation
import StrataDeviceServices

/// The device that the running code works for.
///
/// Partial: all devices of the process share this object. Its properties describe the device that
/// the running task works for. A device with a wide window counts as an iPad, any other as an
/// iPhone.
@MainActor @preconcurrency open class UIDevice: NSObject {
  /// The device that the running code works for.
  public static let current = UIDevice()
  private static let vendorKey = "device.vendor"

  private var isPad: Bool { userInterfaceIdiom == .pad }

  /// The name of the device. It is the name of the model, which is also what Apple's platforms
  /// return without a permission.
  open var name: String { model }
  /// The model of the device: `iPad` in a wide window, else `iPhone`.
  open var model: String { isPad ? "iPad" : "iPhone" }
  /// The model of the device in words that can be shown to a person.
  open var localizedModel: String { model }
  /// The name of the operating system: `iPadOS` in a wide window, otherwise `iOS`. Pages look as
  /// they do on these systems.
  open var systemName: String { isPad ? "iPadOS" : "iOS" }
  /// The version of iOS whose frameworks Strata's frameworks follow.
  open var systemVersion: String { "26.0" }
  /// The kind of device: `pad` in a window that is at least 600 points wide and 500 high.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    let facts = WindowMeasure.facts
    return facts.isNarrow || facts.isLow ? .phone : .pad
  }

  /// A random identifier of this app on this device, which stays the same until the browser's data
  /// are deleted.
  open var identifierForVendor: UUID? {
    let storage = (DeviceHost.current ?? .local).storage
    if let known = storage.data(forKey: Self.vendorKey),
      let id = UUID(uuidString: String(decoding: known, as: UTF8.self))
    {
      return id
    }
    let new = UUID()
    storage.set(Data(new.uuidString.utf8), forKey: Self.vendorKey)
    return new
  }

  /// The orientation of the device: upright in a window that is at least as high as it is wide.
  open var orientation: UIDeviceOrientation {
    let size = WindowMeasure.current.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  /// A Boolean value that indicates whether changes of the orientation are reported.
  public private(set) var isGeneratingDeviceOrientationNotifications = false

  /// Begins to report changes of the orientation.
  open func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
    _ = WindowMeasure.current
  }

  /// Ends reports of changes of the orientation.
  ///
  /// Accepted: it has no effect, since other devices of the process may still need the reports.
  open func endGeneratingDeviceOrientationNotifications() {}

  /// A Boolean value that indicates whether the battery is monitored.
  ///
  /// Accepted: it has no effect, since a page does not know the battery.
  open var isBatteryMonitoringEnabled = false
  /// The charge of the battery, 0…1, or -1 if it is not known.
  ///
  /// Accepted: always -1, since a page does not know the battery.
  open var batteryLevel: Float { -1 }
  /// The charging state of the battery.
  ///
  /// Accepted: always `unknown`, since a page does not know the battery.
  open var batteryState: BatteryState { .unknown }
  /// A Boolean value that indicates whether several apps can run at the same time. Always `true`.
  open var isMultitaskingSupported: Bool { true }

  /// The charging state of a battery.
  public enum BatteryState: Int, Sendable {
    /// The charging state of the battery is not known.
    case unknown
    /// The device runs on its battery.
    case unplugged
    /// The battery is being charged.
    case charging
    /// The battery is full.
    case full
  }

  /// The notification that the orientation has changed. A publisher receives only notifications of
  /// the device for which it was subscribed.
  public nonisolated static var orientationDidChangeNotification: Notification.Name {
    // Reading a keyboard's name asks the browser for the same reports.
    _ = KeyboardNotice.name("DidShow")
    return Notification.Name("UIDeviceOrientationDidChangeNotification")
  }
  /// The notification that the charge of the battery has changed.
  ///
  /// Accepted: never posted, since a page does not know the battery.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// The notification that charging has begun or ended.
  ///
  /// Accepted: never posted, since a page does not know the battery.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// The orientation of the device is not known.
  case unknown
  /// The device is held upright.
  case portrait
  /// The device is held upside down.
  case portraitUpsideDown
  /// The device is held on its side, with the upper edge to the left.
  case landscapeLeft
  /// The device is held on its side, with the upper edge to the right.
  case landscapeRight
  /// The device lies flat, with the screen upwards.
  case faceUp
  /// The device lies flat, with the screen downwards.
  case faceDown

  /// A Boolean value that indicates whether the device is upright, or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the device lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// A Boolean value that indicates whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// A Boolean value that indicates whether an interface can have this orientation: it is upright,
  /// upside down or on a side.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The orientation of an interface.
public enum UIInterfaceOrientation: Int, Sendable {
  /// The orientation of the interface is not known.
  case unknown
  /// The interface is upright.
  case portrait
  /// The interface is upside down.
  case portraitUpsideDown
  // As on Apple's platforms, the interface turns against the device.
  /// The interface is on a side, while the device's upper edge is to the left.
  case landscapeRight
  /// The interface is on a side, while the device's upper edge is to the right.
  case landscapeLeft

  /// A Boolean value that indicates whether the interface is upright, or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the interface lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of orientations of an interface.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  private init(_ orientation: UIInterfaceOrientation) { rawValue = 1 << UInt(orientation.rawValue) }

  /// The interface is upright.
  public static let portrait = Self(.portrait)
  /// The interface is upside down.
  public static let portraitUpsideDown = Self(.portraitUpsideDown)
  /// The interface is on a side, while the device's upper edge is to the left.
  public static let landscapeRight = Self(.landscapeRight)
  /// The interface is on a side, while the device's upper edge is to the right.
  public static let landscapeLeft = Self(.landscapeLeft)
  /// The interface is on one of its sides.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// Any orientation.
  public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
  /// Any orientation but upside down.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}
