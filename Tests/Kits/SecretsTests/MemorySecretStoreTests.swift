import Foundation
import Testing

@testable import StrataSecrets

/// Tests of the store for tests and previews, and of errors in words.
@Suite struct MemorySecretStoreTests {
  private let text = Data("planted".utf8)

  @Test func `a secret store in memory keeps secrets by name until they are removed`() async throws
  {
    let store = MemorySecretStore(["a": text])
    #expect(try await store.secret("a") == text)
    #expect(try await store.secret("b") == nil)
    try await store.set(Data("other".utf8), for: "a")
    try await store.set(text, for: "b")
    #expect(try await store.secret("a") == Data("other".utf8))
    try await store.set(nil, for: "a")
    #expect(try await store.secret("a") == nil)
    #expect(try await store.secret("b") == text)
    try await store.removeAll()
    #expect(try await store.secret("b") == nil)
  }

  @Test func `a memory store with a configured error throws it for every call`() async {
    let error = SecretError.damaged(name: "a")
    let store = MemorySecretStore(["a": text], error: error)
    await #expect(throws: error) { try await store.secret("a") }
    await #expect(throws: error) { try await store.set(nil, for: "a") }
    await #expect(throws: error) { try await store.removeAll() }
    let keychain = KeychainManager(store: store)
    await #expect(throws: error) { try await keychain.save("x", forKey: "a") }
    await #expect(throws: error) { try await keychain.retrieve(forKey: "a") }
    await #expect(throws: error) { try await keychain.delete(forKey: "a") }
    await #expect(throws: error) { try await keychain.deleteAll() }
  }

  @Test func `reading a secret whose bytes are not valid text throws the error damaged`()
    async throws
  {
    let store = MemorySecretStore(["a": Data([0xFF, 0xFE, 0x80]), "b": Data()])
    let keychain = KeychainManager(store: store)
    await #expect(throws: SecretError.damaged(name: "a")) {
      try await keychain.retrieve(forKey: "a")
    }
    #expect(try await keychain.retrieve(forKey: "b") == "")
    #expect(try await keychain.retrieve(forKey: "c") == nil)
    try await keychain.save("é", forKey: "c")
    #expect(try await store.secret("c") == Data("é".utf8))
    try await keychain.delete(forKey: "c")
    #expect(try await store.secret("c") == nil)
  }

  @Test(arguments: [
    (SecretError.unavailable(path: "/a"), "the secrets in /a cannot be read or written"),
    (
      .badKey(path: "/k", bytes: 7),
      "the key file /k has 7 bytes instead of 32: restore it, or remove it and the secrets in its folder"
    ), (.damaged(name: "n"), "the secret 'n' cannot be decrypted"),
    (
      .badName("a b"),
      "'a b' is not a valid name of a secret: use at most 64 letters, digits, dots and hyphens, "
        + "and begin with a letter"
    ),
  ])
  func `the description of a secret error names the cause and not the secret`(
    error: SecretError, words: String
  ) {
    #expect(error.description == words)
  }

  @Test func `sealed data of another version, or with key halves of a wrong length, does not open`()
    throws
  {
    let sealer = Sealer(key: SealingKey())
    var sealed = try #require(sealer.seal(text, for: "p"))
    #expect(sealed.count == 1 + 12 + 16 + text.count && sealed[0] == 1)
    #expect(sealer.open(sealed, for: "p") == text)
    sealed[0] = 2
    #expect(sealer.open(sealed, for: "p") == nil)
    #expect(SealingKey(half: [1], [2]) == nil)
    let (zeros, ones) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 1, count: 32))
    #expect(SealingKey(half: zeros, [UInt8](repeating: 0, count: 31)) == nil)
    #expect(SealingKey(half: ones, zeros)?.bytes == ones)
    #expect(SealingKey(half: ones, ones)?.bytes == zeros)
    let short = SealedText([UInt8](sealed), half: [1], [2])
    #expect(short.text(for: "p") == nil)
  }
}
