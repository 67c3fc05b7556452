import Foundation
import KitTesting
import Testing

@testable import BrowserClient

/// The first script and style sheet are written in parts and served whole.
@Suite struct ClientPartsTests {
  private static func source(_ files: [String: String]) throws -> (TemporaryFolder, ClientSource) {
    let folder = try TemporaryFolder()
    for (path, text) in files {
      try folder.write(path, text)
    }
    return (folder, ClientSource(folder: folder.url))
  }

  @Test func `parts are joined in the order of their names, a script's in one closure`() throws {
    let (folder, source) = try Self.source([
      "client/02-go.js": "go(a);\n", "client/01-names.js": "const a = 1;\n",
      "client/notes.txt": "no part", "style/01-a.css": ".a {}\n", "style/10-b.css": ".b {}\n",
      "rows.js": "whole();\n",
    ])
    defer { withExtendedLifetime(folder) {} }
    #expect(try source.text(of: .script) == "(() => {\nconst a = 1;\ngo(a);\n})();\n")
    #expect(try source.text(of: .style) == ".a {}\n.b {}\n")
    #expect(try source.text(of: .rows) == "whole();\n")
  }

  @Test(arguments: [BrowserClient.Name.script, .style, .rows])
  func `what is not there is named`(name: BrowserClient.Name) throws {
    let (folder, source) = try Self.source(["client/notes.txt.js/x": "a folder", "style/.keep": ""])
    defer { withExtendedLifetime(folder) {} }
    #expect(throws: MissingClientFile.self) { try source.text(of: name) }
  }
}
