import Foundation
import StrataDeviceServices
import StrataSecrets
import Synchronization

/// The keychain of the current device, in an encrypted file.
enum Keychain {
  private static let name = "keychain"
  /// A lock, so that only one thread changes a file at a time.
  private static let turn = Mutex(())

  /// The folder of the keychain's file; tests set another one.
  @TaskLocal static var folder: URL?

  /// Reads the items of the keychain, and writes them if the closure has changed them.
  ///
  /// - Parameter work: A closure that may change the items, and returns whether they are to be
  ///   written.
  /// - Returns: ``errSecSuccess``, or the status with which the work failed.
  static func open(_ work: (inout [KeychainItem]) throws(KeychainFailure) -> Bool) -> OSStatus {
    // Without a device, as on a queue of Dispatch, there would be one keychain for all visitors.
    guard folder != nil || DeviceHost.current != nil || !DeviceHost.servesDevices else {
      return errSecNotAvailable
    }
    let file = SealedFolder(
      folder ?? SealedFolder.usual, of: DeviceHost.currentID, kind: "items")
    return turn.withLock { _ in
      do throws(KeychainFailure) {
        var items = try read(file)
        if try work(&items) { try write(items, to: file) }
        return errSecSuccess
      } catch {
        return error.status
      }
    }
  }

  private static func read(_ file: SealedFolder) throws(KeychainFailure) -> [KeychainItem] {
    do {
      guard let data = try file.secret(name) else { return [] }
      let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
      guard let list = list as? [[String: Any]] else { throw KeychainFailure(errSecDecode) }
      return list.map { KeychainItem(values: $0) }
    } catch SecretError.unavailable {
      throw KeychainFailure(errSecNotAvailable)
    } catch {
      throw KeychainFailure(errSecDecode)
    }
  }

  private static func write(
    _ items: [KeychainItem], to file: SealedFolder
  ) throws(KeychainFailure) {
    do {
      let data = try PropertyListSerialization.data(
        fromPropertyList: items.map(\.values), format: .binary, options: 0)
      try file.set(items.isEmpty ? nil : data, for: name)
    } catch {
      throw KeychainFailure(errSecNotAvailable)
    }
  }
}
