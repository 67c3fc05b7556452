import StrataDeviceServices

/// The owner of a collection's documents.
public enum DocumentScope: Sendable {
  /// The device that the code runs for; no other device ever sees them.
  case device

  /// All devices: for caches and public data, never for data about a person.
  case shared

  /// The value of a row's `owner`; the prefix keeps a device's name from matching other owners.
  var owner: String {
    switch self {
    case .device: Self.owner(of: DeviceHost.currentID)
    case .shared: "shared"
    }
  }

  static func owner(of device: DeviceID) -> String { "device:\(device.rawValue)" }
}
