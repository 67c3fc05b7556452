import Foundation
import StrataDeviceServices
import StrataKitTesting
import Testing

/// Tests of folders that are removed or replaced while a process uses them.
@Suite struct FolderMarkTests {
  private let parent: TemporaryFolder
  private let folder: URL
  private var aside: URL { parent.file("aside") }

  init() throws {
    parent = try TemporaryFolder()
    folder = parent.file("data")
    try Self.make(folder)
  }

  private static func make(_ folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
  }

  @Test func `a folder that was moved away, or replaced by another, is not in its place`() throws {
    let mark = try #require(FolderMark(folder))
    #expect(mark.isInPlace)
    try FileManager.default.moveItem(at: folder, to: aside)
    #expect(!mark.isInPlace)
    try Self.make(folder)
    #expect(!mark.isInPlace)
    try FileManager.default.removeItem(at: folder)
    try FileManager.default.moveItem(at: aside, to: folder)
    #expect(mark.isInPlace)
  }

  @Test func `a folder that was removed and made again is not the same`() throws {
    let mark = try #require(FolderMark(folder))
    var (others, mistaken) = (0, 0)
    // Without an open descriptor a file system may give each of them the same number.
    for _ in 0..<8 {
      try FileManager.default.removeItem(at: folder)
      try Self.make(folder)
      #expect(!mark.isInPlace)
      (others, mistaken) = (others + 1, mistaken + (mark.isInPlace ? 1 : 0))
    }
    BadDay("lost-folder").record(
      done: ["folders put in its place": others], lost: ["folders taken for the first": mistaken])
    #expect(FolderMark.identifier(of: folder) != mark.identifier)
  }

  @Test func `a file that is missing, or no folder, has no mark`() throws {
    #expect(FolderMark(aside) == nil && FolderMark.identifier(of: aside) == nil)
    try Data().write(to: aside)
    #expect(FolderMark(aside) == nil)
  }

  @Test func `only places in a lost data folder are lost`() throws {
    let mark = try #require(FolderMark(folder))
    let (inside, beside) = (folder.appendingPathComponent("a/b"), parent.file("database"))
    #expect(mark.contains(folder) && mark.contains(inside) && !mark.contains(beside))
    try DeviceHost.$markInTest.withValue(mark) {
      #expect(!DeviceHost.hasLost(inside))
      try FileManager.default.moveItem(at: folder, to: aside)
      #expect(DeviceHost.hasLost(inside) && DeviceHost.hasLost(folder))
      #expect(!DeviceHost.hasLost(beside))
    }
    #expect(!DeviceHost.hasLost(inside), "there is no host")
  }

  @Test func `no folder for secrets is made in a lost data folder`() throws {
    let secrets = folder.appendingPathComponent("secrets")
    try DeviceHost.$markInTest.withValue(FolderMark(folder)) {
      try FileManager.default.moveItem(at: folder, to: aside)
      #expect(!SecretFile.makeFolder(secrets))
      #expect(!FileManager.default.fileExists(atPath: folder.path))
      try FileManager.default.moveItem(at: aside, to: folder)
      #expect(SecretFile.makeFolder(secrets))
    }
  }
}
