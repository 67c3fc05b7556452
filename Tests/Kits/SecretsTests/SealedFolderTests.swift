import Foundation
import StrataDeviceServices
import StrataKitTesting
import Testing

@testable import StrataSecrets

/// Tests of the files of a device's secrets: their names, their kinds, and what damages them.
@Suite struct SealedFolderTests {
  private let folder: TemporaryFolder
  private let text = Data("planted".utf8)
  private let device = "device-116"
  /// The SHA-256 hash of the device's name. It has bytes of 00, 0f and 10.
  private let digest = "7c97fe2c2200a892f23fb37d0fe2109d0ea3f51aaf100b2e341a7babc5b30ab1"

  init() throws { folder = try TemporaryFolder() }

  private var secrets: URL { folder.url.appendingPathComponent("secrets") }
  private func file(_ name: String) -> URL {
    secrets.appendingPathComponent(digest).appendingPathComponent(name)
  }

  private func sealed(_ other: String? = nil, kind: String = "sealed") -> SealedFolder {
    SealedFolder(secrets, of: DeviceID(rawValue: other ?? device), kind: kind)
  }

  @Test func `no file or folder is created before the first secret is stored`() throws {
    #expect(try sealed().secret("token") == nil)
    try sealed().set(nil, for: "token")
    try sealed().removeAll()
    #expect(!FileManager.default.fileExists(atPath: secrets.path))
  }

  @Test
  func `a secret's file is named after its name and kind, and its folder by the device's hash`()
    throws
  {
    try sealed().set(text, for: "token")
    try sealed(kind: "items").set(text, for: "token")
    let names = try FileManager.default.contentsOfDirectory(atPath: secrets.path)
    #expect(names.sorted() == [digest, "key"].sorted())
    #expect(FileManager.default.fileExists(atPath: file("token.sealed").path))
    #expect(FileManager.default.fileExists(atPath: file("token.items").path))
  }

  @Test func `secrets of two kinds with one name are separate, and are removed together`() throws {
    try sealed().set(text, for: "token")
    try sealed(kind: "items").set(Data("other".utf8), for: "token")
    #expect(try sealed().secret("token") == text)
    #expect(try sealed(kind: "items").secret("token") == Data("other".utf8))
    try sealed().set(nil, for: "token")
    #expect(try sealed().secret("token") == nil)
    #expect(try sealed(kind: "items").secret("token") == Data("other".utf8))
    try sealed().set(text, for: "token")
    try sealed(kind: "items").removeAll()
    #expect(try sealed().secret("token") == nil)
    #expect(try sealed(kind: "items").secret("token") == nil)
  }

  @Test func `nothing is sealed, and no key is made, in a data folder that was moved away`()
    throws
  {
    try sealed().set(text, for: "token")
    let aside = folder.url.appendingPathExtension("aside")
    try DeviceHost.$markInTest.withValue(FolderMark(folder.url)) {
      try FileManager.default.moveItem(at: folder.url, to: aside)
      let error = #expect(throws: SecretError.self) { try sealed().set(text, for: "token") }
      #expect(error == .unavailable(path: secrets.path))
      #expect(!FileManager.default.fileExists(atPath: folder.url.path))
      try FileManager.default.moveItem(at: aside, to: folder.url)
      let isKept = try sealed().secret("token") == text
      #expect(isKept)
      BadDay("lost-folder").record(
        done: ["folders moved away": 1],
        seen: ["attempts that failed with a sentence": error == nil ? 0 : 1],
        lost: ["models and secrets that are missing once it is back": isKept ? 0 : 1])
    }
  }

  @Test(arguments: [("token.items", "items", "token"), ("other.sealed", "sealed", "other")])
  func `a sealed file that is copied to another kind or name does not open`(
    copy: String, kind: String, name: String
  ) throws {
    try sealed().set(text, for: "token")
    try FileManager.default.copyItem(at: file("token.sealed"), to: file(copy))
    #expect(throws: SecretError.damaged(name: name)) { try sealed(kind: kind).secret(name) }
    #expect(try sealed().secret("token") == text)
  }

  @Test
  func `a secret is sealed for its device and name, and for its kind if that is not the default`()
    throws
  {
    try sealed().set(text, for: "token")
    let key = try SealingKey(file: secrets.appendingPathComponent("key"))
    let bytes = try Data(contentsOf: file("token.sealed"))
    #expect(Sealer(key: key).open(bytes, for: "\(device)/token") == text)
    try sealed(kind: "items").set(text, for: "token")
    let items = try Data(contentsOf: file("token.items"))
    #expect(Sealer(key: key).open(items, for: "\(device)/token.items") == text)
    #expect(try bytes != Data(contentsOf: file("token.items")))
  }

  @Test(arguments: ["a", "Z", "z9.0-A", "session.token", String(repeating: "n", count: 64)])
  func `a secret's name may have letters, digits, dots and hyphens`(name: String) throws {
    try sealed().set(text, for: name)
    #expect(try sealed().secret(name) == text)
  }

  @Test(arguments: [
    "", "9a", ".a", "-a", "a/b", "a:b", "a@b", "a[b", "a`b", "a{b", "a_b", "a b", "a\0", "é",
    "../key", String(repeating: "n", count: 65),
  ])
  func `a secret's invalid name is refused when reading, storing and removing`(name: String) {
    #expect(throws: SecretError.badName(name)) { try sealed().secret(name) }
    #expect(throws: SecretError.badName(name)) { try sealed().set(text, for: name) }
    #expect(throws: SecretError.badName(name)) { try sealed().set(nil, for: name) }
    #expect(!FileManager.default.fileExists(atPath: secrets.path))
  }

  @Test func `an error names the file that cannot be read or written`() throws {
    try sealed().set(text, for: "token")
    let inTheWay = file("other.sealed")
    try FileManager.default.createDirectory(at: inTheWay, withIntermediateDirectories: true)
    #expect(throws: SecretError.unavailable(path: inTheWay.path)) {
      try sealed().secret("other")
    }
    try sealed().removeAll()
    try Data().write(to: secrets.appendingPathComponent(digest))
    #expect(throws: SecretError.unavailable(path: file("token.sealed").path)) {
      try sealed().set(text, for: "token")
    }
  }

  @Test func `the error for a folder that cannot be created names it`() throws {
    try Data().write(to: secrets)
    #expect(throws: SecretError.unavailable(path: secrets.path)) {
      try sealed().set(text, for: "token")
    }
  }

  @Test func `removing a device's secrets keeps the key and other devices'`() throws {
    try sealed().set(text, for: "token")
    try sealed("b").set(text, for: "token")
    try sealed().removeAll()
    #expect(try sealed().secret("token") == nil)
    #expect(try sealed("b").secret("token") == text)
  }

  @Test func `the default folder for secrets is called secrets`() {
    #expect(SealedFolder.usual.lastPathComponent == "secrets")
  }
}
