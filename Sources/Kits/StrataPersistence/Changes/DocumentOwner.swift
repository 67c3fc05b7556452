import StrataDeviceServices

/// The values of the column `owner`, which names the owner of a row.
enum DocumentOwner {
  /// The owner of documents that all devices share.
  static let shared = "shared"

  /// Returns the owner of a device's documents; the prefix keeps a device's name from matching
  /// other owners.
  static func device(_ device: DeviceID) -> String { prefix + device.rawValue }

  /// Returns the name of the device that is an owner; `nil` if none is.
  static func device(named owner: String) -> String? {
    owner.hasPrefix(prefix) ? String(owner.dropFirst(prefix.count)) : nil
  }

  private static let prefix = "device:"
}
