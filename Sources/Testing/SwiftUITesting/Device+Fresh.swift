import Foundation
public import StrataDeviceServices

extension Device {
  /// A device that nobody has used before: its storage is empty and its name is its own.
  public static var fresh: Device { Device(id: DeviceID(rawValue: UUID().uuidString)) }
}
