import StrataDeviceServices

/// Whose documents a collection holds.
public enum DocumentScope: Sendable {
  /// Those of the device that the code runs for; no other device ever sees them.
  case device

  /// Those of everybody: caches and public data, never anything about a person.
  case shared

  /// What stands in a row's `owner`; the prefix keeps a device from being named like the rest.
  var owner: String {
    switch self {
    case .device: Self.owner(of: DeviceHost.currentID)
    case .shared: "shared"
    }
  }

  static func owner(of device: DeviceID) -> String { "device:\(device.rawValue)" }
}
