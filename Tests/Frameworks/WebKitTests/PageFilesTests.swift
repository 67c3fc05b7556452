import Foundation
import Testing

@testable import WebKit

/// The limits of the files that become parts of a page.
@Suite struct PageFilesTests {
  private func folder(_ work: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try work(folder)
  }

  @Test func `a file that HTML names often is in it until the sum is too large`() throws {
    try folder { folder in
      try Data(count: 3_000_000).write(to: folder.appending(path: "a.png"))
      let mention = "<img src=\"a.png\">"
      let html = String(repeating: mention, count: 50)
      let page = PageFiles.inlined(html, from: folder)
      let size = "<img src=\"data:image/png;base64,\">".utf8.count + 4_000_000
      #expect(page.utf8.count == 4 * size + 46 * mention.utf8.count)
      #expect(page.hasSuffix(mention + mention))
    }
  }

  @Test func `a file of four million bytes is the largest`() throws {
    try folder { folder in
      try Data(count: 4_000_000).write(to: folder.appending(path: "a.png"))
      try Data(count: 4_000_001).write(to: folder.appending(path: "b.png"))
      let page = PageFiles.inlined("<img src=\"b.png\"><img src=\"a.png\">", from: folder)
      #expect(page.hasPrefix("<img src=\"b.png\"><img src=\"data:image/png;base64,AAAA"))
    }
  }

  @Test func `a file as the base means its folder, and a folder is no file`() throws {
    try folder { folder in
      try Data([1, 2, 3]).write(to: folder.appending(path: "a.png"))
      try Data().write(to: folder.appending(path: "page.html"))
      try FileManager.default.createDirectory(
        at: folder.appending(path: "b.png"), withIntermediateDirectories: true)
      let page = PageFiles.inlined(
        "<img src=\"a.png\"><img src=\"b.png\">", from: folder.appending(path: "page.html"))
      #expect(page == "<img src=\"data:image/png;base64,AQID\"><img src=\"b.png\">")
    }
  }
}
