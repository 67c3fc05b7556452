import Foundation
import StrataDeviceServices
import StrataKitTesting
import Testing

@testable import StrataSecrets

/// Tests of damaged, empty and large secrets, and several callers at once.
@Suite(.timeLimit(.minutes(5))) struct SealedDataTests {
  private let sealer = Sealer(key: SealingKey())
  private let text = Data("51.51,-0.13".utf8)
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func store(_ device: String = "ann") -> FileSecretStore {
    FileSecretStore(folder: folder.url, device: DeviceID(rawValue: device))
  }

  @Test func `sealed data with one changed bit does not open, wherever the bit is`() throws {
    let sealed = try #require(sealer.seal(text, for: "p"))
    for index in sealed.indices {
      for bit in [0, 7] {
        var changed = sealed
        changed[index] ^= 1 << bit
        #expect(sealer.open(changed, for: "p") == nil, "bit \(bit) of byte \(index)")
      }
    }
    #expect(sealer.open(sealed, for: "p") == text)
  }

  @Test func `sealed data of another length does not open`() throws {
    let sealed = try #require(sealer.seal(text, for: "p"))
    for count in 0..<sealed.count {
      #expect(sealer.open(sealed.prefix(count), for: "p") == nil, "\(count) bytes")
    }
    #expect(sealer.open(sealed + [0], for: "p") == nil)
    // A slice does not begin at index 0.
    #expect(sealer.open((Data([9]) + sealed).dropFirst(), for: "p") == text)
  }

  @Test(arguments: [0, 1, 15, 16, 17, 4_096, 1_000_000])
  func `data of any size is sealed with 29 bytes more`(count: Int) throws {
    let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0) })
    let sealed = try #require(sealer.seal(data, for: "p"))
    #expect(sealed.count == count + 29)
    #expect(sealer.open(sealed, for: "p") == data)
  }

  @Test(arguments: ["a", "P", "p ", "pp", "p\u{301}", String(repeating: "p", count: 5_000)])
  func `sealed data does not open for another purpose, however similar`(purpose: String) throws {
    let sealed = try #require(sealer.seal(text, for: "p"))
    #expect(sealer.open(sealed, for: purpose) == nil)
    let own = try #require(sealer.seal(text, for: purpose))
    #expect(sealer.open(own, for: purpose) == text)
  }

  @Test func `500 sealed secrets have different nonces`() throws {
    let nonces = try (0..<500).map { _ in
      Data(try #require(sealer.seal(text, for: "p")).dropFirst().prefix(12))
    }
    #expect(Set(nonces).count == nonces.count)
    #expect(Set((0..<500).map { _ in SealingKey().bytes }).count == 500)
  }

  @Test func `secrets that are stored concurrently under different names are all kept`()
    async throws
  {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        let store = store("device-\(number % 4)")
        group.addTask { try await store.set(Data("\(number)".utf8), for: "n\(number)") }
      }
      try await group.waitForAll()
    }
    for number in 0..<40 {
      let kept = try await store("device-\(number % 4)").secret("n\(number)")
      #expect(kept == Data("\(number)".utf8))
    }
  }

  @Test func `of values that are stored concurrently under one name, one is kept as a whole`()
    async throws
  {
    let values = (0..<20).map { Data(repeating: $0, count: 50_000) }
    await withTaskGroup(of: Void.self) { group in
      for value in values {
        let store = store()
        group.addTask { try? await store.set(value, for: "token") }
      }
    }
    let kept = try #require(try await store().secret("token"))
    #expect(values.contains(kept))
  }

  @Test(arguments: ["", "a", "ключ 🔑\u{0}\n", String(repeating: "ü", count: 100_000)])
  func `any text saved in the keychain is read unchanged, and not by another device`(text: String)
    async throws
  {
    let keychain = KeychainManager(store: store())
    try await keychain.save(text, forKey: "token")
    #expect(try await keychain.retrieve(forKey: "token") == text)
    #expect(try await KeychainManager(store: store("bob")).retrieve(forKey: "token") == nil)
  }
}
