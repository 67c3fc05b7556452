public import Foundation
import StrataCCrypto
public import StrataDeviceServices

/// A store of one device's secrets in encrypted files, in the same folder as their key.
///
///     try SealedFolder(SealedFolder.usual, of: DeviceHost.currentID).secret("session.token")
///
/// The folder is `secrets` in the data folder: `key`, and for each device a folder named after a
/// hash of its identifier, so that file names reveal nothing. Only their owner can read the files
/// (0600). A secret that is copied to another device's folder or name does not open.
public struct SealedFolder: Sendable {
  private let folder: URL
  private let device: DeviceID
  private let kind: String

  /// The folder of the process's secrets.
  public static var usual: URL {
    DeviceHost.dataFolder.appendingPathComponent("secrets", isDirectory: true)
  }

  /// Creates a store in the folder of a device. No file is created before the first secret is
  /// stored.
  ///
  /// - Parameters:
  ///   - folder: The folder of the key and all devices.
  ///   - device: The device whose secrets are wanted.
  ///   - kind: The extension of the files, so that two uses of the folder never share names.
  public init(_ folder: URL, of device: DeviceID, kind: String = "sealed") {
    (self.folder, self.device, self.kind) = (folder, device, kind)
  }

  /// Returns the bytes of a name; `nil` if there are none.
  ///
  /// - Parameter name: The name: letters, digits, dots and hyphens, of which a letter is the first.
  /// - Returns: The bytes as they were stored.
  /// - Throws: ``SecretError``: for another form of name, for bytes that were changed or sealed for
  ///   another device, name or kind, and for a file or key that cannot be used.
  public func secret(_ name: String) throws(SecretError) -> Data? {
    let file = try file(name)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    guard let sealed = try? Data(contentsOf: file) else { throw .unavailable(path: file.path) }
    guard let data = try opened().open(sealed, for: purpose(name)) else {
      throw .damaged(name: name)
    }
    return data
  }

  /// Stores bytes under a name; `nil` removes it.
  ///
  /// - Parameters:
  ///   - data: The bytes, which replace those of the name.
  ///   - name: The name: letters, digits, dots and hyphens, of which a letter is the first.
  /// - Throws: ``SecretError``: for another form of name, and for a file or key that cannot be
  ///   used.
  public func set(_ data: Data?, for name: String) throws(SecretError) {
    let file = try file(name)
    guard let data else { return try remove(file) }
    let sealer = try opened()
    guard let sealed = sealer.seal(data, for: purpose(name)), SecretFile.makeFolder(own),
      SecretFile.replace(file, with: sealed)
    else { throw .unavailable(path: file.path) }
  }

  /// Removes all secrets of the device, of all kinds.
  ///
  /// - Throws: ``SecretError/unavailable(path:)`` if the device's folder cannot be removed.
  public func removeAll() throws(SecretError) { try remove(own) }

  private func remove(_ item: URL) throws(SecretError) {
    guard FileManager.default.fileExists(atPath: item.path) else { return }
    do {
      try FileManager.default.removeItem(at: item)
    } catch {
      throw .unavailable(path: item.path)
    }
  }

  /// Returns a sealer with the key, which is read only when it is needed: without secrets no key is
  /// created.
  private func opened() throws(SecretError) -> Sealer {
    guard SecretFile.makeFolder(folder) else { throw .unavailable(path: folder.path) }
    return Sealer(key: try SealingKey(file: folder.appendingPathComponent("key")))
  }

  private func purpose(_ name: String) -> String {
    let own = "\(device.rawValue)/\(name)"
    return kind == "sealed" ? own : "\(own).\(kind)"
  }

  private var own: URL {
    folder.appendingPathComponent(Self.digest(device.rawValue), isDirectory: true)
  }

  private func file(_ name: String) throws(SecretError) -> URL {
    let isPlain = name.utf8.allSatisfy {
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
        || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
    }
    guard isPlain, name.first?.isLetter == true, name.utf8.count <= 64 else {
      throw .badName(name)
    }
    return own.appendingPathComponent("\(name).\(kind)")
  }

  /// Returns the SHA-256 hash, in hexadecimal.
  private static func digest(_ text: String) -> String {
    var bytes = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
    var count: UInt32 = 0
    let message = Array(text.utf8)
    EVP_Digest(message, message.count, &bytes, &count, EVP_sha256(), nil)
    return bytes.prefix(Int(count)).map {
      $0 < 16 ? "0\(String($0, radix: 16))" : String($0, radix: 16)
    }
    .joined()
  }
}
