public import Foundation
import StrataCCrypto
public import StrataDeviceServices

/// The secrets of one device in encrypted files, beside their key.
///
///     let secrets = FileSecretStore()    // of the current device, in the process's folder
///
/// The folder is `secrets` in the data folder: `key`, and for each device a folder named after a
/// hash of its identifier, so that file names reveal nothing. Only their owner can read the files
/// (0600). A secret that is copied to another device's folder or name does not open.
public actor FileSecretStore: SecretStore {
  private let folder: URL
  private let device: DeviceID
  private var sealer: Sealer?

  /// Creates a store for a device.
  ///
  /// - Parameters:
  ///   - folder: The folder of the key and all devices.
  ///   - device: The device; by default the current one.
  public init(
    folder: URL = DeviceHost.dataFolder.appendingPathComponent("secrets", isDirectory: true),
    device: DeviceID = DeviceHost.currentID
  ) {
    self.folder = folder
    self.device = device
  }

  public func secret(_ name: String) throws(SecretError) -> Data? {
    let file = try file(name)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    guard let sealed = try? Data(contentsOf: file) else { throw .unavailable(path: file.path) }
    guard let data = try opened().open(sealed, for: purpose(name)) else {
      throw .damaged(name: name)
    }
    return data
  }

  public func set(_ data: Data?, for name: String) throws(SecretError) {
    let file = try file(name)
    guard let data else { return try remove(file) }
    let sealer = try opened()
    guard let sealed = sealer.seal(data, for: purpose(name)), SecretFile.makeFolder(own),
      SecretFile.replace(file, with: sealed)
    else { throw .unavailable(path: file.path) }
  }

  public func removeAll() throws(SecretError) { try remove(own) }

  private func remove(_ item: URL) throws(SecretError) {
    guard FileManager.default.fileExists(atPath: item.path) else { return }
    do {
      try FileManager.default.removeItem(at: item)
    } catch {
      throw .unavailable(path: item.path)
    }
  }

  /// Reads the key at the first use: without secrets no key is created.
  private func opened() throws(SecretError) -> Sealer {
    if let sealer { return sealer }
    guard SecretFile.makeFolder(folder) else { throw .unavailable(path: folder.path) }
    let sealer = Sealer(key: try SealingKey(file: folder.appendingPathComponent("key")))
    self.sealer = sealer
    return sealer
  }

  private func purpose(_ name: String) -> String { "\(device.rawValue)/\(name)" }

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
    return own.appendingPathComponent("\(name).sealed")
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
