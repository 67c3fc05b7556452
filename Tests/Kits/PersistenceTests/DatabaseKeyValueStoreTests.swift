import Foundation
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import Testing

@Suite(.onEachEngine) struct DatabaseKeyValueStoreTests {
  private let bench: Bench

  init() throws { bench = try Bench() }

  @Test func `values of the key-value store are on the disk when set returns`() throws {
    let store = try bench.database.keyValues(of: .local)
    store.set(Data("a".utf8), forKey: "one")
    store.set(Data(), forKey: "empty")
    store.set(Data("b".utf8), forKey: "gone")
    store.set(nil, forKey: "gone")
    let other = try bench.again().keyValues(of: .local)
    #expect(other.data(forKey: "one") == Data("a".utf8))
    #expect(other.data(forKey: "empty") == Data())
    #expect(other.data(forKey: "gone") == nil)
  }

  @Test func `two browser pages of one device share one key-value store`() throws {
    let page = try bench.database.keyValues(of: bench.first.id)
    let other = try bench.database.keyValues(of: bench.first.id)
    page.set(Data("x".utf8), forKey: "a")
    #expect(other.data(forKey: "a") == Data("x".utf8))
    #expect(page === other)
  }

  @Test func `a key-value store that was released is read again from the disk`() throws {
    var store: DatabaseKeyValueStore? = try bench.database.keyValues(of: .local)
    store?.set(Data("x".utf8), forKey: "a")
    store = nil
    #expect(try bench.database.keyValues(of: .local).data(forKey: "a") == Data("x".utf8))
  }

  @Test
  func `a value that cannot be written to the disk stays in memory, and the failure is reported`()
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

  @Test func `the key-value store of a database can be a device's storage`() throws {
    let device = Device(id: .local, storage: try bench.database.keyValues(of: .local))
    DeviceHost.$current.withValue(device) {
      DeviceHost.current?.storage.set(Data("x".utf8), forKey: "a")
    }
    #expect(try bench.database.keyValues(of: .local).data(forKey: "a") == Data("x".utf8))
  }

  /// Returns stores of two databases on one file, as two processes have.
  private func two() throws -> (DatabaseKeyValueStore, DatabaseKeyValueStore) {
    (
      try bench.database.keyValues(of: .local),
      try bench.again().keyValues(of: .local)
    )
  }

  @Test func `the latest value includes changes of another process`() throws {
    let (own, other) = try two()
    #expect(own.latest(forKey: "a") == nil)
    // Without `latest` the other's value may be seen at any time, as changes are watched.
    other.set(Data("x".utf8), forKey: "a")
    #expect(own.latest(forKey: "a") == Data("x".utf8))
    #expect(own.data(forKey: "a") == Data("x".utf8))
    other.set(nil, forKey: "a")
    #expect(own.latest(forKey: "a") == nil)
  }

  @Test func `when two processes set a value only if absent, the first value is kept`() throws {
    let (own, other) = try two()
    let first = other.change(forKey: "owner") { $0 ?? Data("other".utf8) }
    let second = own.change(forKey: "owner") { $0 ?? Data("own".utf8) }
    #expect(first == Data("other".utf8) && second == first)
    #expect(own.data(forKey: "owner") == first && other.latest(forKey: "owner") == first)
    #expect(own.change(forKey: "owner") { _ in nil } == nil)
    #expect(other.latest(forKey: "owner") == nil)
  }

  @Test func `100 concurrent changes of a value by two processes are applied one after the other`()
    async throws
  {
    let (own, other) = try two()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<100 {
        let values = number.isMultiple(of: 2) ? own : other
        group.addTask { values.change(forKey: "a") { ($0 ?? Data()) + Data("x".utf8) } }
      }
    }
    #expect(own.latest(forKey: "a")?.count == 100)
  }

  @Test func `a changed value that cannot be stored stays in memory for the next change`()
    async throws
  {
    let failures = Recorded<PersistenceError>()
    let store = try bench.database.keyValues(of: .local) { failures.record($0) }
    await bench.database.close()
    for _ in 0..<2 { store.change(forKey: "a") { ($0 ?? Data()) + Data("x".utf8) } }
    #expect(store.data(forKey: "a") == Data("xx".utf8) && store.latest(forKey: "a")?.count == 2)
    #expect(failures.all.map(\.code) == [.closed, .closed])
  }
}
