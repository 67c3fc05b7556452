import Foundation
import FoundationNetworking
import Testing

@testable import WebKit

/// Tests of the limits of the files that become parts of a page.
@Suite struct PageFilesTests {
  private func folder(_ work: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try work(folder)
  }

  @Test func `a file URL shows only files of the bundle, and none of the process's data folder`()
    throws
  {
    try folder { folder in
      let (bundle, data) = (folder.appending(path: "app"), folder.appending(path: "app/data"))
      try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
      for name in ["app/a.html", "app/key", "app/data/b.html", "c.html", "application.html"] {
        try Data().write(to: folder.appending(path: name))
      }
      try FileManager.default.createSymbolicLink(
        at: bundle.appending(path: "link.html"),
        withDestinationURL: folder.appending(path: "c.html"))
      func isOwn(_ name: String) -> Bool {
        AppFile.isOwn(folder.appending(path: name), in: bundle, storing: data)
      }
      #expect(isOwn("app/a.html") && isOwn("app/data/../a.html"))
      let others = [
        "app/key", "app/data/b.html", "c.html", "application.html", "app/../c.html",
        "app/link.html",
      ]
      for name in others { #expect(!isOwn(name), "\(name)") }
      let root = URL(filePath: "/")
      #expect(!AppFile.isOwn(folder.appending(path: "c.html"), in: root, storing: data))
    }
  }

  @Test @MainActor func `load ignores a file outside of the bundle, and loadFileURL shows it`()
    throws
  {
    try folder { folder in
      let file = folder.appending(path: "page.html")
      try Data("<title>Page</title>".utf8).write(to: file)
      let view = WKWebView()
      view.load(URLRequest(url: file))
      #expect(view.shown == nil && view.title == nil && view.backForwardList.currentItem == nil)
      view.loadFileURL(file, allowingReadAccessTo: folder)
      #expect(view.shown != nil && view.title == "Page" && view.url == file)
      view.load(URLRequest(url: try #require(URL(string: "https://example.org"))))
      view.goBack()
      #expect(view.title == "Page" && view.url == file && view.canGoForward)
      view.reload()
      #expect(view.title == "Page")
    }
  }

  @Test
  func `a 3 MB file that HTML names 50 times is embedded 4 times, up to the limit of the sum`()
    throws
  {
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

  @Test func `a file of 4,000,000 bytes is embedded in a page, and a larger one is not`() throws {
    try folder { folder in
      try Data(count: 4_000_000).write(to: folder.appending(path: "a.png"))
      try Data(count: 4_000_001).write(to: folder.appending(path: "b.png"))
      let page = PageFiles.inlined("<img src=\"b.png\"><img src=\"a.png\">", from: folder)
      #expect(page.hasPrefix("<img src=\"b.png\"><img src=\"data:image/png;base64,AAAA"))
    }
  }

  @Test func `a base URL of a file means the file's folder, and a folder is not embedded`() throws {
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
