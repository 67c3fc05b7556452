import Foundation
import StrataKitTesting
import Testing

@testable import WireSource

@Suite struct WireSourceTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL

  @Test
  func `the committed sources and the page that are generated from the wire schema are up to date`()
    throws
  {
    let stale = try WireFolder(top: Self.root).stale()
    #expect(stale == [], "'make wire' writes them")
  }

  @Test func `a manual edit of a generated wire source is reported as stale, and overwritten`()
    throws
  {
    let copy = try TemporaryFolder()
    let folder = WireFolder(top: copy.url)
    for path in [WireFolder.schema, WireFolder.swift, WireFolder.script, WireFolder.page] {
      let url = copy.url.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Self.root.appending(path: path), to: url)
    }
    let script = copy.url.appending(path: WireFolder.script)
    try Data("export const version = 2;\n".utf8).write(to: script)
    #expect(try folder.stale() == [WireFolder.script])
    try folder.write()
    #expect(try folder.stale() == [])
  }

  /// Returns a schema of one operation.
  private func schema(_ operations: String) throws -> WireSchema {
    try WireSchema(
      Data(
        """
        {"version": 3, "types": [{"name": "text", "sign": "t", "means": "a text"}], "limits": [],
         "fromBrowser": [], "fromServer": [], "events": [], "services": [], "answerStates": [],
         "closeCodes": [], "operations": [\(operations)]}
        """.utf8))
  }

  @Test func `generated code writes and reads an operation's fields in the schema's order`() throws
  {
    let schema = try schema(
      #"""
      {"code": 7, "name": "say", "means": "say it",
       "fields": [{"name": "words", "type": "text"},
                  {"name": "voice", "type": "text", "optional": true}]}
      """#)
    let swift = SwiftText(schema: schema).text
    #expect(swift.contains("mutating func writeSay(words: String, voice: String?) {"))
    #expect(swift.contains("json.append(7)\n      json.append(words)\n      guard let voice"))
    let script = ScriptText(schema: schema).text
    #expect(script.contains("export const opSay = 7;\n"))
    #expect(script.contains("  7: 't?t',\n"))
    #expect(script.contains(" *   7: [words: string, voice?: string],\n"))
  }

  private nonisolated static let say = #"{"code": 7, "name": "say", "means": "", "fields": []}"#

  @Test(arguments: [
    (
      say + ", " + #"{"code": 7, "name": "shout", "means": "", "fields": []}"#,
      "wire.json declares the operation code 7 twice: remove or rename one"
    ),
    (
      say + ", " + #"{"code": 8, "name": "say", "means": "", "fields": []}"#,
      "wire.json declares the operation say twice: remove or rename one"
    ),
    (
      #"{"code": 1, "name": "a", "means": "", "fields": [{"name": "b", "type": "colour"}]}"#,
      "wire.json: a.b has the type 'colour', which is not declared under 'types'"
    ),
    (
      #"{"code": 1, "name": "a", "means": "", "fields": [{"name": "b", "type": "text", "optional": true}, {"name": "c", "type": "text"}]}"#,
      "wire.json: a.c must be optional, since the field before it is optional"
    ),
  ])
  func `an inconsistent wire schema is refused`(operations: String, fault: String) {
    let thrown = #expect(throws: SchemaFault.self) { try schema(operations) }
    #expect(thrown?.description == fault)
  }

  @Test func `a page without the marks of a table is refused`() throws {
    let schema = try schema("")
    let thrown = #expect(throws: SchemaFault.self) {
      try PageText(schema: schema).filled("# Wire\n")
    }
    #expect(thrown?.description.hasSuffix("of the table 'fromBrowser'") == true)
  }
}
