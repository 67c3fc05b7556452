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

  @Test func `only the owner can read a secret file that was created`() throws {
    #expect(SecretFile.create(file, with: Data("first".utf8)))
    let rights = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect((rights as? NSNumber)?.intValue == 0o600)
    #expect(try Data(contentsOf: file) == Data("first".utf8))
  }

  @Test func `creating a secret file leaves an existing one as it is, and no temporary file`()
    throws
  {
    #expect(SecretFile.create(file, with: Data("first".utf8)))
    #expect(SecretFile.create(file, with: Data("second".utf8)))
    #expect(try Data(contentsOf: file) == Data("first".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["key"])
  }

  @Test func `creating a secret file in a folder that does not exist fails`() {
    let lost = folder.url.appendingPathComponent("none/key", isDirectory: false)
    #expect(!SecretFile.create(lost, with: Data("first".utf8)))
  }
}
