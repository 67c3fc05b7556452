import Foundation
import StrataKitTesting
import Testing

@testable import StrataDeviceServices

/// Tests of the owners of files that root makes in the folder of another user, as commands do.
@Suite(.enabled(if: geteuid() == 0, "only root can give files away")) struct FileOwnerTests {
  private let folder: TemporaryFolder
  /// A user and a group that no file has by itself.
  private let user: UInt32 = 65_534, group: UInt32 = 65_533

  init() throws { folder = try TemporaryFolder() }

  private func give(_ place: URL) { #expect(chown(place.path, user, group) == 0) }

  private func owner(of place: URL) throws -> [UInt32] {
    var figures = stat()
    try #require(lstat(place.path, &figures) == 0)
    return [figures.st_uid, figures.st_gid]
  }

  @Test func `a new secret file belongs to the owner of its folder`() throws {
    give(folder.url)
    #expect(SecretFile.create(folder.file("key"), with: Data("first".utf8)))
    #expect(try owner(of: folder.file("key")) == [user, group])
  }

  @Test func `a secret file that replaces another one belongs to the owner of that`() throws {
    let file = folder.file("key")
    #expect(SecretFile.create(file, with: Data("first".utf8)))
    #expect(try owner(of: file) == [0, 0])
    give(file)
    #expect(SecretFile.replace(file, with: Data("second".utf8)))
    #expect(try owner(of: file) == [user, group])
    #expect(try Data(contentsOf: file) == Data("second".utf8))
  }

  @Test func `the folder behind a link says who owns a file, as for a service of systemd`() throws {
    let real = folder.file("private")
    try FileManager.default.createDirectory(at: real, withIntermediateDirectories: false)
    give(real)
    let link = folder.file("data")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: real)
    let file = link.appendingPathComponent("key")
    #expect(SecretFile.create(file, with: Data("first".utf8)))
    #expect(try owner(of: file) == [user, group])
  }

  @Test func `a link and a file of two names keep their owner`() throws {
    let outside = folder.file("outside")
    try Data("root's".utf8).write(to: outside)
    let inside = folder.file("inside")
    try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: false)
    give(inside)
    let (soft, hard) = (
      inside.appendingPathComponent("soft"), inside.appendingPathComponent("hard")
    )
    try FileManager.default.createSymbolicLink(at: soft, withDestinationURL: outside)
    try FileManager.default.linkItem(at: outside, to: hard)
    for name in [soft, hard] { FileOwner.adopt(name) }
    #expect(try owner(of: outside) == [0, 0])
    #expect(try owner(of: hard) == [0, 0])
    #expect(try owner(of: soft) == [0, 0])
  }
}
