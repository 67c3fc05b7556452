import Foundation
import StrataDeviceServices
import StrataKitTesting
import Testing

@testable import StrataPersistence

/// Tests of erasing the files of one device, of which some belong to open stores.
@Suite struct DeviceFolderTests {
  /// A store that counts how often it was erased.
  private final class Store: ErasableStore {
    let url: URL
    let erasures = Locked(0)
    private let error: PersistenceError?

    init(_ url: URL, error: PersistenceError? = nil) {
      self.url = url
      self.error = error
    }

    func erase() throws(PersistenceError) {
      if let error { throw error }
      erasures.withLock { $0 += 1 }
    }

    var count: Int { erasures.withLock { $0 } }
  }

  private let folder: TemporaryFolder
  // Stores are registered for the whole process, so each test has a separate device.
  private let device = DeviceID(rawValue: UUID().uuidString)

  init() throws { folder = try TemporaryFolder() }

  private func write(_ names: String...) throws {
    for name in names { try Data("secret".utf8).write(to: folder.file(name)) }
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() }
  }

  private func erase() throws { try DeviceFolder.erase(device, in: folder.url) }

  @Test
  func `erasing a device's folder removes its files and folders, and keeps the folder itself`()
    throws
  {
    try write("a.txt", ".hidden")
    let inner = folder.file("inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try Data("secret".utf8).write(to: inner.appendingPathComponent("b.txt"))
    try erase()
    #expect(try names == [])
    try erase()
    #expect(FileManager.default.fileExists(atPath: folder.url.path))
  }

  @Test func `erasing a device's folder erases an open store once, and keeps its SQLite files`()
    throws
  {
    let store = Store(folder.file("data.store"))
    for _ in 1...2 { DeviceFolder.register(store, of: device) }
    try write("data.store", "data.store-wal", "data.store-shm", "other.store", "old.txt")
    try erase()
    #expect(store.count == 1, "registering a store again has no effect")
    #expect(try names == ["data.store", "data.store-shm", "data.store-wal"])
  }

  @Test func `erasing a device's folder does not erase registered stores of another device`() throws
  {
    let store = Store(folder.file("data.store"))
    DeviceFolder.register(store, of: DeviceID(rawValue: UUID().uuidString))
    try write("data.store")
    try erase()
    #expect(store.count == 0)
    #expect(try names == [], "the file is in the folder that was erased")
  }

  @Test func `erasing a device's folder removes the file of a store that was released`() throws {
    var store: Store? = Store(folder.file("data.store"))
    if let store { DeviceFolder.register(store, of: device) }
    let kept = Store(folder.file("kept.store"))
    DeviceFolder.register(kept, of: device)
    try write("data.store", "kept.store")
    store = nil
    try erase()
    #expect(try names == ["kept.store"] && kept.count == 1)
  }

  @Test func `if a store cannot be erased, its error is thrown and no file is removed`() throws {
    let failure = PersistenceError(.diskFull, file: folder.file("data.store"))
    let store = Store(folder.file("data.store"), error: failure)
    DeviceFolder.register(store, of: device)
    try write("data.store", "other.txt")
    let error = #expect(throws: PersistenceError.self) { try erase() }
    #expect(error?.code == .diskFull && error?.file == failure.file)
    #expect(try names == ["data.store", "other.txt"])
    withExtendedLifetime(store) {}
  }

  @Test func `erasing a device's folder that does not exist is no error`() throws {
    let store = Store(folder.file("data.store"))
    DeviceFolder.register(store, of: device)
    try DeviceFolder.erase(device, in: folder.file("none"))
    #expect(store.count == 1, "a store may be somewhere else")
  }

  @Test func `erasing a device's folder throws an error that names it if it is a file`() throws {
    try write("file")
    let error = #expect(throws: PersistenceError.self) {
      try DeviceFolder.erase(device, in: folder.file("file"))
    }
    #expect(error?.code == .unreadableFolder && error?.file?.lastPathComponent == "file")
    #expect(try names == ["file"])
  }
}
