import Foundation
import StrataDeviceServices
import Testing

@Suite struct MemoryKeyValueStoreTests {
  @Test func `the store returns the last value of a key, and nothing for an unknown key`() {
    let store = MemoryKeyValueStore(["units": Data("metric".utf8)])
    #expect(store.data(forKey: "units") == Data("metric".utf8))
    store.set(Data("imperial".utf8), forKey: "units")
    #expect(store.data(forKey: "units") == Data("imperial".utf8))
    #expect(store.data(forKey: "Units") == nil)
  }

  @Test func `setting nil removes a key, but empty data is a value`() {
    let store = MemoryKeyValueStore()
    store.set(Data(), forKey: "empty")
    #expect(store.data(forKey: "empty") == Data())
    store.set(nil, forKey: "empty")
    #expect(store.data(forKey: "empty") == nil)
  }

  @Test func `many threads can write at once`() {
    let store = MemoryKeyValueStore()
    DispatchQueue.concurrentPerform(iterations: 500) { number in
      store.set(Data([UInt8(number % 256)]), forKey: "\(number)")
    }
    #expect((0..<500).allSatisfy { store.data(forKey: "\($0)") == Data([UInt8($0 % 256)]) })
  }
}
