public import StrataDeviceServices

/// A scheduled entry and its device.
public struct DueEntry: Equatable, Sendable {
  /// The device for which the entry was scheduled.
  public let device: DeviceID
  /// The scheduled entry.
  public let entry: ScheduledEntry

  /// Creates a scheduled entry with its device.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - entry: The entry.
  public init(device: DeviceID, entry: ScheduledEntry) {
    self.device = device
    self.entry = entry
  }
}
