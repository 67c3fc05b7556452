import Foundation
import StrataKitTesting
import Testing

@testable import StrataBrowserClient

@Suite struct ClientFileTests {
  @Test(arguments: BrowserClient.Name.allCases)
  func `each client file is not empty and has an address with its hash`(
    name: BrowserClient.Name
  ) throws {
    let file = try BrowserClient.file(name)
    #expect(!file.bytes.isEmpty)
    #expect(file.url == "/~/\(name.rawValue)?v=\(file.hash)")
  }

  /// Returns a folder with one script, packed by `gzip`.
  private static func folder(_ text: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let packed = folder.url.appending(path: "packed")
    try FileManager.default.createDirectory(at: packed, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.url.appending(path: "zoom.js"))
    try run("gzip -nc zoom.js >packed/zoom.js.gz", in: folder.url)
    return folder
  }

  @Test func `the hash depends on the content and nothing else`() throws {
    let (one, same, other) = (
      try Self.folder("go()"), try Self.folder("go()"), try Self.folder("no()")
    )
    let hash = try ClientFile(name: .zoom, in: one.url).hash
    #expect(try ClientFile(name: .zoom, in: same.url).hash == hash)
    #expect(try ClientFile(name: .zoom, in: other.url).hash != hash)
  }

  @Test(arguments: ["zoom.js", "packed/zoom.js.gz"])
  func `a missing client file is reported with its path`(gone: String) throws {
    let folder = try Self.folder("go()"), url = folder.url.appending(path: gone)
    try FileManager.default.removeItem(at: url)
    #expect(throws: MissingClientFile(path: url.path)) {
      try ClientFile(name: .zoom, in: folder.url)
    }
  }

  @Test func `a file that is not compressed is refused`() throws {
    let folder = try Self.folder("go()"), url = folder.url.appending(path: "packed/zoom.js.gz")
    try Data("plain, and long enough to hold the end of a packed file".utf8).write(to: url)
    #expect(throws: MissingClientFile(path: url.path)) {
      try ClientFile(name: .zoom, in: folder.url)
    }
  }

  @Test func `content types are those that browsers require`() throws {
    #expect(try BrowserClient.file(.script).contentType.hasPrefix("text/javascript"))
    #expect(try BrowserClient.file(.style).contentType.hasPrefix("text/css"))
  }
}
