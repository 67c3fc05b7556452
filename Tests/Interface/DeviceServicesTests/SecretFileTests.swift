import Foundation
import StrataKitTesting
import Testing

@testable import StrataDeviceServices

/// Tests of files that only their owner can read.
struct SecretFileTests {
  private let folder: TemporaryFolder
  private let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = folder.file("key")
  }

  @Test func `a created file is readable by its owner alone`() throws {
    #expect(SecretFile.create(file, with: Data("first".utf8)))
    let rights = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect((rights as? NSNumber)?.intValue == 0o600)
    #expect(try Data(contentsOf: file) == Data("first".utf8))
  }

  @Test func `a file that exists is kept, and no other file is left`() throws {
    #expect(SecretFile.create(file, with: Data("first".utf8)))
    #expect(SecretFile.create(file, with: Data("second".utf8)))
    #expect(try Data(contentsOf: file) == Data("first".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["key"])
  }

  @Test func `a file in a folder that does not exist is not created`() {
    let lost = folder.url.appendingPathComponent("none/key", isDirectory: false)
    #expect(!SecretFile.create(lost, with: Data("first".utf8)))
  }
}
