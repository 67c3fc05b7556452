import DeviceServices
import Foundation
import KitTesting
import PersistenceKit
import Testing

@Suite struct DatabaseKeyValueStoreTests {
  private let bench: Bench

  init() throws { bench = try Bench() }

  @Test func `values are on the disk when set returns`() throws {
    let store = try bench.database.keyValues(of: .local)
    store.set(Data("a".utf8), forKey: "one")
    store.set(Data(), forKey: "empty")
    store.set(Data("b".utf8), forKey: "gone")
    store.set(nil, forKey: "gone")
    let other = try Database(file: bench.file).keyValues(of: .local)
    #expect(other.data(forKey: "one") == Data("a".utf8))
    #expect(other.data(forKey: "empty") == Data())
    #expect(other.data(forKey: "gone") == nil)
  }

  @Test func `two pages of one device see each other's values at once`() throws {
    let page = try bench.database.keyValues(of: bench.first.id)
    let other = try bench.database.keyValues(of: bench.first.id)
    page.set(Data("x".utf8), forKey: "a")
    #expect(other.data(forKey: "a") == Data("x".utf8))
    #expect(page === other)
  }

  @Test func `a store that nobody holds is read anew`() throws {
    var store: DatabaseKeyValueStore? = try bench.database.keyValues(of: .local)
    store?.set(Data("x".utf8), forKey: "a")
    store = nil
    #expect(try bench.database.keyValues(of: .local).data(forKey: "a") == Data("x".utf8))
  }

  @Test func `a value that the disk refuses lives on in memory, and the failure is told`()
    async throws
  {
    let failures = Recorded<PersistenceError>()
    let store = try bench.database.keyValues(of: .local) { failures.record($0) }
    await bench.database.close()
    store.set(Data("x".utf8), forKey: "a")
    #expect(store.data(forKey: "a") == Data("x".utf8))
    store.set(Data("x".utf8), forKey: "a")
    #expect(failures.all.map(\.code) == [.closed, .closed])
  }

  @Test func `it serves as a device's storage`() throws {
    let device = Device(id: .local, storage: try bench.database.keyValues(of: .local))
    DeviceHost.$current.withValue(device) {
      DeviceHost.current?.storage.set(Data("x".utf8), forKey: "a")
    }
    #expect(try bench.database.keyValues(of: .local).data(forKey: "a") == Data("x".utf8))
  }
}
