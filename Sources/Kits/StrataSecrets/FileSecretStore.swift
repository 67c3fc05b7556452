public import Foundation
public import StrataDeviceServices

/// A store of one device's secrets in encrypted files, in the same folder as their key
/// (``SealedFolder``).
///
///     let secrets = FileSecretStore()    // of the current device, in the process's folder
public actor FileSecretStore: SecretStore {
  private let files: SealedFolder

  /// Creates a store for a device.
  ///
  /// - Parameters:
  ///   - folder: The folder of the key and all devices.
  ///   - device: The device; by default the current one.
  public init(
    folder: URL = SealedFolder.usual, device: DeviceID = DeviceHost.currentID
  ) { files = SealedFolder(folder, of: device) }

  public func secret(_ name: String) throws(SecretError) -> Data? { try files.secret(name) }

  public func set(_ data: Data?, for name: String) throws(SecretError) {
    try files.set(data, for: name)
  }

  public func removeAll() throws(SecretError) { try files.removeAll() }
}
