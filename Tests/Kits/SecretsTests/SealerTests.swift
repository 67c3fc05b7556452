import Foundation
import StrataKitTesting
import Testing

@testable import StrataSecrets

@Suite(.mission("W-235")) struct SealerTests {
  private let key = SealingKey()
  private let text = Data(#"{"latitude":51.51}"#.utf8)

  @Test func `sealed data opens only with its key and for its purpose`() throws {
    let sealer = Sealer(key: key)
    let sealed = try #require(sealer.seal(text, for: "ann/position"))
    #expect(sealer.open(sealed, for: "ann/position") == text)
    #expect(sealer.open(sealed, for: "bob/position") == nil)
    #expect(Sealer(key: SealingKey()).open(sealed, for: "ann/position") == nil)
    #expect(sealed.range(of: Data("51.51".utf8)) == nil)
  }

  @Test func `sealing the same text fifty times gives fifty different results`() throws {
    let sealer = Sealer(key: key)
    let many = try Set((0..<50).map { _ in try #require(sealer.seal(text, for: "a")) })
    #expect(many.count == 50)
  }

  @Test func `sealed data with a changed bit or a missing byte does not open`() throws {
    let sealer = Sealer(key: key)
    let sealed = try #require(sealer.seal(text, for: "a"))
    for place in sealed.indices {
      var bent = sealed
      bent[place] ^= 1
      #expect(sealer.open(bent, for: "a") == nil, "byte \(place)")
    }
    for length in 0..<sealed.count { #expect(sealer.open(sealed.prefix(length), for: "a") == nil) }
  }

  @Test func `empty data can be sealed and opened`() throws {
    let sealer = Sealer(key: key)
    let sealed = try #require(sealer.seal(Data(), for: "a"))
    #expect(sealer.open(sealed, for: "a") == Data())
  }
}
