import Foundation
public import StrataDeviceServices

extension Device {
  /// A new device with empty storage and a unique identifier.
  public static var fresh: Device { Device(id: DeviceID(rawValue: UUID().uuidString)) }
}
