import Foundation
import StrataDeviceServices
import StrataKitTesting
import Testing

@testable import StrataPersistence

/// Tests of what is created in a data folder that was removed or replaced while it is in use.
@Suite struct LostFolderTests {
  private let parent: TemporaryFolder
  private let folder: URL
  private let mark: FolderMark

  init() throws {
    parent = try TemporaryFolder()
    folder = parent.file("data")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    mark = try #require(FolderMark(folder))
  }

  /// Moves the folder away, runs work as in a host that began before, and puts the folder back.
  private func without(_ work: () async throws -> Void) async throws {
    let aside = parent.file("aside")
    try FileManager.default.moveItem(at: folder, to: aside)
    try await DeviceHost.$markInTest.withValue(mark) { try await work() }
    #expect(!FileManager.default.fileExists(atPath: folder.path), "no other folder was made")
    try FileManager.default.moveItem(at: aside, to: folder)
  }

  @Test func `no database is made in a data folder that was removed, and a sentence says why`()
    async throws
  {
    let file = folder.appendingPathComponent("more/data.sqlite")
    try await without {
      let error = #expect(throws: PersistenceError.self) { try Database(file: file) }
      #expect(error?.code == .unreadableFolder)
      #expect(
        error?.localizedDescription
          == "The data folder cannot be used: \(file.path): the data folder was removed or replaced "
          + "while it is in use, so nothing is stored any more: put it back, or start the program "
          + "again.")
    }
    let database = try DeviceHost.$markInTest.withValue(mark) { try Database(file: file) }
    await database.close()
  }

  @Test func `no database is made in a folder that has replaced the data folder`() async throws {
    try FileManager.default.moveItem(at: folder, to: parent.file("aside"))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    DeviceHost.$markInTest.withValue(mark) {
      #expect(throws: PersistenceError.self) {
        try Database(file: folder.appendingPathComponent("data.sqlite"))
      }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test func `a cache keeps nothing while the data folder is gone, and again once it is back`()
    async throws
  {
    let cache = FileCache(folder: "tiles", limit: 100, root: folder)
    try await without {
      await cache.set(Data("one".utf8), for: "a")
      #expect(await cache.value(for: "a") == nil)
    }
    await cache.set(Data("two".utf8), for: "a")
    #expect(await cache.value(for: "a")?.data == Data("two".utf8))
  }
}
