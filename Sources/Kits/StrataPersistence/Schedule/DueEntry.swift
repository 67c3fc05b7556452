public import StrataDeviceServices

/// Something that is due, and whose it is.
public struct DueEntry: Equatable, Sendable {
  public let device: DeviceID
  public let entry: ScheduledEntry

  public init(device: DeviceID, entry: ScheduledEntry) {
    self.device = device
    self.entry = entry
  }
}
