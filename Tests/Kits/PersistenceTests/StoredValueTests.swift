import Foundation
import StrataDeviceServices
import StrataKitTesting
import Testing

@testable import StrataPersistence

/// Tests of small values while the disk refuses them, many devices, and the folders of devices.
@Suite(.timeLimit(.minutes(5))) struct StoredValueTests {
  private let folder: TemporaryFolder
  private let database: Database
  private var file: URL { database.file }

  init() throws {
    folder = try TemporaryFolder()
    database = try Database(file: folder.file("values.sqlite"), patience: .zero)
  }

  /// Returns the value that another process reads.
  private func onDisk(_ key: String) throws -> Data? {
    try Database(file: file).keyValues(of: .local).data(forKey: key)
  }

  private func locked(_ body: () throws -> Void) throws {
    let holder = try Connection(file: file, patience: .zero)
    try holder.script("BEGIN IMMEDIATE")
    try body()
    try holder.script("ROLLBACK")
  }

  @Test func `a value that could not be written is read from memory until a later write succeeds`()
    throws
  {
    let failures = Recorded<PersistenceError.Code>()
    let store = try database.keyValues(of: .local) { failures.record($0.code) }
    store.set(Data("old".utf8), forKey: "a")
    try locked { store.set(Data("new".utf8), forKey: "a") }
    #expect(failures.all == [.busy])
    #expect(store.data(forKey: "a") == Data("new".utf8))
    #expect(store.latest(forKey: "a") == Data("new".utf8))
    #expect(try onDisk("a") == Data("old".utf8))
    store.set(Data("new".utf8), forKey: "a")
    #expect(try onDisk("a") == Data("new".utf8))
    #expect(failures.all.count == 1)
    // From now on another process's value is read again.
    try Database(file: file).keyValues(of: .local).set(Data("other".utf8), forKey: "a")
    #expect(store.latest(forKey: "a") == Data("other".utf8))
  }

  @Test func `changing a value that could not be written starts from the value in memory`() throws {
    let failures = Recorded<PersistenceError.Code>()
    let store = try database.keyValues(of: .local) { failures.record($0.code) }
    store.set(Data("a".utf8), forKey: "k")
    try locked {
      store.change(forKey: "k") { ($0 ?? Data()) + Data("b".utf8) }
      store.change(forKey: "k") { ($0 ?? Data()) + Data("c".utf8) }
    }
    #expect(failures.all == [.busy, .busy] && store.data(forKey: "k") == Data("abc".utf8))
    #expect(try onDisk("k") == Data("a".utf8))
    #expect(store.change(forKey: "k") { ($0 ?? Data()) + Data("d".utf8) } == Data("abcd".utf8))
    #expect(try onDisk("k") == Data("abcd".utf8))
  }

  @Test func `a key whose removal could not be written is absent in memory`() throws {
    let store = try database.keyValues(of: .local) { _ in }
    store.set(Data("a".utf8), forKey: "k")
    try locked { store.set(nil, forKey: "k") }
    #expect(store.data(forKey: "k") == nil && store.latest(forKey: "k") == nil)
    #expect(store.change(forKey: "k") { $0 } == nil)
    #expect(try onDisk("k") == nil)
  }

  @Test(arguments: [
    "", "a\u{0}b", "東京 🌦️", "'; DROP TABLE key_values; --", String(repeating: "k", count: 9_999),
  ])
  func `any text can be a key in the key-value store`(key: String) throws {
    let store = try database.keyValues(of: .local)
    store.set(Data(key.utf8), forKey: key)
    #expect(try onDisk(key) == Data(key.utf8))
    #expect(store.latest(forKey: key) == Data(key.utf8))
    #expect(store.data(forKey: key + "x") == nil)
  }

  @Test func `key-value stores that nobody holds are released, and one in use remains`() throws {
    let kept = try database.keyValues(of: .local)
    for number in 0..<500 {
      let store = try database.keyValues(of: DeviceID(rawValue: "device \(number)"))
      if number == 7 { store.set(Data("7".utf8), forKey: "n") }
    }
    #expect(database.keyValueStores.withLock { $0.count } <= 64)
    #expect(try database.keyValues(of: .local) === kept)
    let again = try database.keyValues(of: DeviceID(rawValue: "device 7"))
    #expect(again.data(forKey: "n") == Data("7".utf8))
  }

  @Test func `each device has its own key-value store in a document store`() throws {
    let (first, second) = (
      Device(id: DeviceID(rawValue: "first")), Device(id: DeviceID(rawValue: "second"))
    )
    let store = DocumentStore(database)
    let values = try DeviceHost.$current.withValue(first) { try store.smallValues() }
    values.set(Data("x".utf8), forKey: "a")
    #expect(values.device == first.id)
    #expect(try database.keyValues(of: first.id) === values)
    let others = try DeviceHost.$current.withValue(second) { try store.smallValues() }
    #expect(others !== values && others.data(forKey: "a") == nil)
  }

  /// Identifiers come from cookies: none may name a folder above, or another device's.
  @Test(arguments: [
    ("first7", "first7"), ("A", "_41"), ("../b", "_2e_2e_2fb"), ("é", "_c3_a9"), ("_", "_5f"),
    ("_41", "_5f41"), ("\u{1}f", "_01f"), ("\u{1F}", "_1f"), ("", "_"), ("a b", "a_20b"),
  ])
  func `each device's folder has a different name, of letters and digits only`(
    device: String, name: String
  ) {
    let folder = DeviceFolder.url(of: DeviceID(rawValue: device))
    #expect(folder.lastPathComponent == name)
    #expect(folder.deletingLastPathComponent().lastPathComponent == "devices")
  }
}
