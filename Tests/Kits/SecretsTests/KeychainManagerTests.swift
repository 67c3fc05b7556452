import Foundation
import StrataDeviceServices
import StrataKitTesting
import Testing

@testable import StrataSecrets

/// Tests of secrets of a running program, by name.
@Suite(.mission("W-84")) struct KeychainManagerTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func keychain(_ device: String = "ann") -> KeychainManager {
    KeychainManager(
      store: FileSecretStore(
        folder: folder.url.appendingPathComponent("secrets"), device: DeviceID(rawValue: device)))
  }

  private func files() throws -> [URL] {
    let all = FileManager.default.enumerator(at: folder.url, includingPropertiesForKeys: nil)
    return (all?.allObjects as? [URL] ?? []).filter { !$0.hasDirectoryPath }
  }

  @Test func `a token is stored, read by the next process, replaced and deleted`() async throws {
    try await keychain().save("planted-token-1", forKey: "session.token")
    #expect(try await keychain().retrieve(forKey: "session.token") == "planted-token-1")
    try await keychain().save("planted-token-2", forKey: "session.token")
    #expect(try await keychain().retrieve(forKey: "session.token") == "planted-token-2")
    try await keychain().delete(forKey: "session.token")
    #expect(try await keychain().retrieve(forKey: "session.token") == nil)
    try await keychain().delete(forKey: "session.token")
  }

  @Test(.mission("W-233", "W-235"))
  func `no file contains the token, and only the owner can read the files`() async throws {
    try await keychain().save("planted-token", forKey: "session.token")
    let files = try files()
    #expect(files.count == 2, "the key and the sealed token")
    for file in files {
      let bytes = try Data(contentsOf: file)
      #expect(bytes.range(of: Data("planted-token".utf8)) == nil)
      #expect(!file.path.contains("session") || !file.path.contains("planted"))
      let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
      #expect((mode as? NSNumber)?.intValue == 0o600)
    }
  }

  @Test func `each device has its own secrets and deletes only these`() async throws {
    try await keychain("ann").save("ann's", forKey: "token")
    try await keychain("bob").save("bob's", forKey: "token")
    try await keychain("ann").deleteAll()
    #expect(try await keychain("ann").retrieve(forKey: "token") == nil)
    #expect(try await keychain("bob").retrieve(forKey: "token") == "bob's")
  }

  @Test
  func `a file that was changed on the disk is an error that names the secret`() async throws {
    try await keychain().save("planted-token", forKey: "token")
    let file = try #require(try files().first { $0.pathExtension == "sealed" })
    var bytes = try Data(contentsOf: file)
    bytes[bytes.count - 1] ^= 1
    try bytes.write(to: file)
    await #expect(throws: SecretError.damaged(name: "token")) {
      try await keychain().retrieve(forKey: "token")
    }
    let store = MemorySecretStore(["token": Data([0xFF, 0xFE])])
    await #expect(throws: SecretError.damaged(name: "token")) {
      try await KeychainManager(store: store).retrieve(forKey: "token")
    }
  }

  @Test(arguments: ["", "../key", "a b", "1st", "ключ"])
  func `a keychain key with an invalid name is refused`(name: String) async throws {
    await #expect(throws: SecretError.badName(name)) {
      try await keychain().save("x", forKey: name)
    }
  }

  @Test func `the keychain manager uses encrypted files on Linux`() {
    #expect(KeychainManager.systemStore() is FileSecretStore)
  }
}
