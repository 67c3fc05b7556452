import Foundation
import StrataDeviceServices
import StrataKitTesting
import Testing

@testable import StrataSecrets

@Suite(.mission("W-229", "W-233")) struct FileSecretStoreTests {
  private let folder: TemporaryFolder
  private let ann: FileSecretStore
  private let bob: FileSecretStore
  private let text = Data("51.51,-0.13".utf8)

  init() throws {
    folder = try TemporaryFolder()
    ann = FileSecretStore(folder: folder.url, device: DeviceID(rawValue: "ann"))
    bob = FileSecretStore(folder: folder.url, device: DeviceID(rawValue: "bob"))
  }

  private func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted()
  }

  private func mode(_ path: String) throws -> Int? {
    let item = folder.url.appendingPathComponent(path).path
    return try FileManager.default.attributesOfItem(atPath: item)[.posixPermissions] as? Int
  }

  @Test func `a secret can be read again by another store on the same folder, until it is removed`()
    async throws
  {
    #expect(try await ann.secret("position") == nil)
    try await ann.set(text, for: "position")
    let again = FileSecretStore(folder: folder.url, device: DeviceID(rawValue: "ann"))
    #expect(try await again.secret("position") == text)
    try await again.set(nil, for: "position")
    #expect(try await ann.secret("position") == nil)
  }

  @Test func `no device can read another's secrets, even with its file`() async throws {
    try await ann.set(text, for: "position")
    #expect(try await bob.secret("position") == nil)
    try await bob.set(Data("other".utf8), for: "position")
    let sealed = try files().filter { $0.hasSuffix(".sealed") }
    #expect(sealed.count == 2)
    let (one, other) = (folder.url.appendingPathComponent(sealed[0]), sealed[1])
    try Data(contentsOf: one).write(to: folder.url.appendingPathComponent(other))
    // Whichever file was copied over the other, it was sealed for another device.
    let damaged = await [failure(of: ann), failure(of: bob)].compactMap { $0 }
    #expect(damaged == [.damaged(name: "position")])
  }

  private func failure(of store: FileSecretStore) async -> SecretError? {
    do throws(SecretError) {
      _ = try await store.secret("position")
      return nil
    } catch {
      return error
    }
  }

  @Test
  func `files are private to their owner and reveal nothing by name or content`() async throws {
    try await ann.set(text, for: "position")
    for path in try files() {
      let item = folder.url.appendingPathComponent(path)
      let isFolder = try item.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
      #expect(try mode(path) == (isFolder ? 0o700 : 0o600), "\(path)")
      #expect(!path.contains("ann"))
      guard !isFolder else { continue }
      #expect(try Data(contentsOf: item).range(of: text) == nil)
    }
    #expect(try files().count == 3)
  }

  @Test
  func `forgetting a device removes all its secrets and keeps those of others`() async throws {
    try await ann.set(text, for: "position")
    try await ann.set(text, for: "other")
    try await bob.set(text, for: "position")
    try await ann.removeAll()
    try await ann.removeAll()
    #expect(try await ann.secret("position") == nil)
    #expect(try await bob.secret("position") == text)
    #expect(try files().filter { $0.hasSuffix(".sealed") }.count == 1)
  }

  @Test func `an invalid key is reported, and no secret is lost`() async throws {
    try await ann.set(text, for: "position")
    let key = folder.url.appendingPathComponent("key")
    let good = try Data(contentsOf: key)
    try Data("short".utf8).write(to: key)
    let late = FileSecretStore(folder: folder.url, device: DeviceID(rawValue: "ann"))
    await #expect(throws: SecretError.badKey(path: key.path, bytes: 5)) {
      try await late.secret("position")
    }
    try good.write(to: key)
    #expect(try await late.secret("position") == text)
  }

  @Test(arguments: ["", "../key", "a/b", ".hidden", "1", String(repeating: "n", count: 65)])
  func `a secret's name cannot be a path`(name: String) async {
    await #expect(throws: SecretError.badName(name)) { try await ann.set(text, for: name) }
  }

  @Test func `storing a secret in a folder that cannot be written to is an error`() async throws {
    let file = folder.url.appendingPathComponent("file")
    try Data().write(to: file)
    let store = FileSecretStore(folder: file, device: .local)
    await #expect(throws: SecretError.self) { try await store.set(text, for: "a") }
  }

  @Test func `eight devices that store a first secret concurrently create one encryption key`()
    async throws
  {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        let store = FileSecretStore(
          folder: folder.url, device: DeviceID(rawValue: "device-\(number)"))
        group.addTask { try await store.set(text, for: "position") }
      }
      try await group.waitForAll()
    }
    for number in 0..<8 {
      let store = FileSecretStore(
        folder: folder.url, device: DeviceID(rawValue: "device-\(number)"))
      #expect(try await store.secret("position") == text)
    }
    #expect(try files().filter { $0.hasPrefix("key") } == ["key"])
  }
}
