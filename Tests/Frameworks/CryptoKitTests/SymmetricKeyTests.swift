import Foundation
import Testing

@testable import CryptoKit

/// Tests of symmetric keys, and of the memory that holds their bytes.
@Suite struct SymmetricKeyTests {
  @Test func `a random key has the requested size`() {
    #expect(SymmetricKey(size: .bits128).bitCount == 128)
    #expect(SymmetricKey(size: .bits192).bitCount == 192)
    #expect(SymmetricKey(size: .bits256).bitCount == 256)
    #expect(SymmetricKey(size: SymmetricKeySize(bitCount: 512)).copied.count == 64)
  }

  @Test func `keys of the same bytes are equal, and random ones are not`() {
    let key = SymmetricKey(data: data("00010203"))
    #expect(key == SymmetricKey(data: [0, 1, 2, 3] as [UInt8]))
    #expect(key != SymmetricKey(data: data("00010204")))
    #expect(key != SymmetricKey(data: data("0001020300")))
    #expect(SymmetricKey(size: .bits256) != SymmetricKey(size: .bits256))
    #expect(SymmetricKey(data: Data()) == SymmetricKey(data: Data()))
  }

  @Test func `a key keeps its bytes when the data that it was created from changes`() {
    var source = data("0001")
    let key = SymmetricKey(data: source)
    source[0] = 9
    #expect(key.copied == data("0001"))
  }

  @Test func `creating secret bytes rethrows the closure's error`() {
    #expect(throws: CryptoKitError.invalidParameter) {
      try SecretBytes(count: 8) { _ in throw CryptoKitError.invalidParameter }
    }
  }
}
