import Foundation
import StrataImportGraph
import StrataKitTesting
import Testing

@Suite struct SourceTreeTests {
  @Test func `a folder's tree lists Swift and C files by their paths relative to it`() throws {
    let folder = try TemporaryFolder()
    for path in ["A/b.swift", "A/c.h", "A/note.txt", ".build/d.swift"] {
      try folder.write(path, "import \(path)")
    }
    let tree = DiskTree(top: folder.url)
    #expect(try tree.paths() == ["A/b.swift", "A/c.h"])
    #expect(try tree.text(at: "A/b.swift") == "import A/b.swift")
  }

  @Test func `a missing file is an error`() throws {
    let tree = DiskTree(top: try TemporaryFolder().url)
    #expect(throws: (any Error).self) { try tree.text(at: "none.swift") }
  }
}
