import Foundation
import ImportGraph
import KitTesting
import Testing

@Suite struct SourceTreeTests {
  @Test func `the disk gives Swift and C files by their paths from the top`() throws {
    let folder = try TemporaryFolder()
    for path in ["A/b.swift", "A/c.h", "A/note.txt", ".build/d.swift"] {
      let file = folder.url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("import \(path)".utf8).write(to: file)
    }
    let tree = DiskTree(top: folder.url)
    #expect(try tree.paths() == ["A/b.swift", "A/c.h"])
    #expect(try tree.text(at: "A/b.swift") == "import A/b.swift")
  }

  @Test func `a file that is not there is an error`() throws {
    let tree = DiskTree(top: try TemporaryFolder().url)
    #expect(throws: (any Error).self) { try tree.text(at: "none.swift") }
  }
}
