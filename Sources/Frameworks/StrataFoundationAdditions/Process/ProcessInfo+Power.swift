public import Foundation

extension ProcessInfo {
  /// The level of the device's temperature.
  public enum ThermalState: Int, Sendable {
    /// The device's temperature is normal.
    case nominal
    /// The temperature is slightly raised.
    case fair
    /// The temperature is high, and the system is slowed down.
    case serious
    /// The temperature is so high that an app should do as little as possible.
    case critical
  }

  /// A Boolean value that indicates whether the person's device saves power: always `false`, since
  /// a browser does not report it.
  public var isLowPowerModeEnabled: Bool { false }

  /// The level of the device's temperature: always `nominal`, since a browser does not report it.
  public var thermalState: ThermalState { .nominal }

  /// The name of a notification about the device's temperature. It is never posted, since a browser
  /// does not report it.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")

  /// A Boolean value that indicates whether an app for iOS runs on a Mac: always `false`.
  public var isiOSAppOnMac: Bool { false }

  /// A Boolean value that indicates whether the app was built by Mac Catalyst: always `false`.
  public var isMacCatalystApp: Bool { false }
}

extension Notification.Name {
  /// The name of a notification about the device's saving of power. It is never posted, since a
  /// browser does not report it.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}

extension ProcessInfo {
  /// The options of an activity. They have no effect, since a server is neither suspended nor
  /// slowed down.
  public struct ActivityOptions: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The display stays on.
    public static let idleDisplaySleepDisabled = Self(rawValue: 1 << 40)
    /// The system stays awake.
    public static let idleSystemSleepDisabled = Self(rawValue: 1 << 20)
    /// The process is not ended suddenly.
    public static let suddenTerminationDisabled = Self(rawValue: 1 << 14)
    /// The process is not ended automatically.
    public static let automaticTerminationDisabled = Self(rawValue: 1 << 15)
    /// A person has started the activity.
    public static let userInitiated = Self(rawValue: 0x00FF_FFFF)
    /// A person has started the activity, but the system may sleep.
    public static let userInitiatedAllowingIdleSystemSleep = Self(
      rawValue: userInitiated.rawValue & ~idleSystemSleepDisabled.rawValue)
    /// The activity is in the background.
    public static let background = Self(rawValue: 0x0000_00FF)
    /// The activity needs exact timers.
    public static let latencyCritical = Self(rawValue: 0xFF_0000_0000)
  }

  /// Begins an activity.
  ///
  /// Accepted: it has no effect, since a server is neither suspended nor slowed down.
  ///
  /// - Parameters:
  ///   - options: The system's actions to prevent during the activity; they have no effect.
  ///   - reason: The reason, for logs.
  /// - Returns: The object to pass to ``endActivity(_:)``.
  public func beginActivity(
    options: ActivityOptions = [], reason: String
  ) -> any NSObjectProtocol {
    NSObject()
  }

  /// Ends an activity that `beginActivity` has returned.
  ///
  /// Accepted: it has no effect, since a server is neither suspended nor slowed down.
  public func endActivity(_ activity: any NSObjectProtocol) {}

  /// Runs a block as an activity, which has no further effect.
  ///
  /// - Parameters:
  ///   - options: The system's actions to prevent during the activity; they have no effect.
  ///   - reason: The reason, for logs.
  ///   - block: A function that does the work.
  public func performActivity(
    options: ActivityOptions = [], reason: String, using block: @escaping () -> Void
  ) {
    block()
  }

  /// Runs a block on another thread. A server is not suspended, so the block is never called
  /// because its time is over.
  ///
  /// - Parameters:
  ///   - reason: The reason, for logs.
  ///   - block: A function that is called with `false`.
  @preconcurrency public func performExpiringActivity(
    withReason reason: String, using block: @escaping @Sendable (Bool) -> Void
  ) {
    DispatchQueue.global().async { block(false) }
  }
}
