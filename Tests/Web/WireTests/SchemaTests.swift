import Foundation
import Testing

@testable import StrataWire

/// Tests that numbers and letters of the wire are in `wire.json` and in the files generated from it
/// only.
@Suite struct SchemaTests {
  private static let web = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/Web").standardizedFileURL

  /// Returns the sources that use the wire, without the generated ones.
  private func sources() throws -> [(path: String, text: String)] {
    var sources: [(String, String)] = []
    for folder in ["Wire", "LiveSession", "AppHost", "HTMLRenderer", "BrowserClient/Client"] {
      let top = Self.web.appending(path: "Strata\(folder)")
      let files = FileManager.default.enumerator(at: top, includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() {
        let (name, kind) = (file.lastPathComponent, file.pathExtension)
        guard ["swift", "js"].contains(kind), !["WireSchema.swift", "wire.js"].contains(name)
        else { continue }
        sources.append((name, try String(contentsOf: file, encoding: .utf8)))
      }
    }
    return sources
  }

  @Test(arguments: [
    // Close codes that both sides interpret.
    #"\bclose\((code: )?[0-9]"#, #"\bcode === [0-9]{4}"#, #"\b(100[13-9]|101[0-5]|400[12])\b"#,
    // Operations.
    #"\bop\w*(\[0\]|\?\.\[0\]) === [0-9]"#, #"\boperations\[[0-9]"#, #"^  [0-9]+: "#,
    // The first members of messages, and the version.
    #"\[["']h["']"#, #"=== ["'][hpw]["']"#, #"\[\\?["']p\\?["']\]"#, #"\bversion [=!]=+ [0-9]"#,
    // The states of an answer.
    #"say\(["'][+.!]["']"#, #"answer\(["'][+.!]["']"#,
    // The longest texts.
    #"\b(100_?000|1e5|200_?000|199000|8_?192)\b"#,
  ])
  func `no source outside of wire.json repeats a number of the wire protocol`(pattern: String)
    throws
  {
    let sources = try sources()
    #expect(sources.count > 60)
    let regex = try Regex(pattern).anchorsMatchLineEndings()
    for (path, text) in sources {
      // Comments and numbers of pixels or milliseconds do not count.
      for line in text.split(separator: "\n") where line.contains(regex) {
        let isOther = line.contains("//") || line.contains("setTimeout(")
        #expect(isOther, "\(path): \(line)")
      }
    }
  }
}
