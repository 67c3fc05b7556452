public import Foundation

extension ProcessInfo {
  /// A state of the device's temperature.
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

  /// A Boolean value that indicates whether the reader's device saves power; `false`, since a
  /// browser does not report it.
  public var isLowPowerModeEnabled: Bool { false }

  /// The state of the device's temperature; `nominal`, since a browser does not report it.
  public var thermalState: ThermalState { .nominal }

  /// A notification that browsers never cause.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")

  /// A Boolean value that indicates whether an app for iOS runs on a Mac; `false`.
  public var isiOSAppOnMac: Bool { false }

  /// A Boolean value that indicates whether the process was made by Mac Catalyst; `false`.
  public var isMacCatalystApp: Bool { false }
}

extension Notification.Name {
  /// A notification that browsers never cause.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}

extension ProcessInfo {
  /// Options of an activity. A server is neither suspended nor slowed down, so none has an effect.
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
    /// As `userInitiated`, but the system may sleep.
    public static let userInitiatedAllowingIdleSystemSleep = Self(
      rawValue: userInitiated.rawValue & ~idleSystemSleepDisabled.rawValue)
    /// The activity is in the background.
    public static let background = Self(rawValue: 0x0000_00FF)
    /// The activity needs exact timers.
    public static let latencyCritical = Self(rawValue: 0xFF_0000_0000)
  }

  /// Begins an activity. A server is neither suspended nor slowed down, so nothing is changed.
  ///
  /// - Parameters:
  ///   - options: What must not happen during the activity; it has no effect.
  ///   - reason: The reason, for logs.
  /// - Returns: The token for ``endActivity(_:)``.
  public func beginActivity(
    options: ActivityOptions = [], reason: String
  ) -> any NSObjectProtocol {
    NSObject()
  }

  /// Ends an activity.
  public func endActivity(_ activity: any NSObjectProtocol) {}

  /// Runs a block as an activity.
  ///
  /// - Parameters:
  ///   - options: What must not happen during the activity; it has no effect.
  ///   - reason: The reason, for logs.
  ///   - block: A function that does the work.
  public func performActivity(
    options: ActivityOptions = [], reason: String, using block: @escaping () -> Void
  ) {
    block()
  }

  /// Runs a block on another thread. A server is not suspended, so the block is never notified that
  /// its time is over.
  ///
  /// - Parameters:
  ///   - reason: The reason, for logs.
  ///   - block: A function that is called with `false` at once, and with `true` if time runs out.
  public func performExpiringActivity(
    withReason reason: String, using block: @escaping @Sendable (Bool) -> Void
  ) {
    DispatchQueue.global().async { block(false) }
  }
}
