import Foundation
import StrataKitTesting
import StrataLayerRules
import Testing

@testable import StrataCommands

/// Tests of the language server by its messages, on a project in a temporary folder.
@Suite struct LanguageServerTests {
  private let client: LanguageClient

  init() throws { client = try LanguageClient() }

  // MARK: - The life of a server

  @Test
  func `the server announces incremental changes, and UTF-8 positions if the client has them`()
    throws
  {
    let answer = client.initialize(encodings: ["utf-16", "utf-8"])
    let capabilities = answer["result"]["capabilities"]
    #expect(capabilities["positionEncoding"] == .text("utf-8"))
    #expect(capabilities["textDocumentSync"]["change"] == .integer(2))
    #expect(
      try LanguageClient().initialize()["result"]["capabilities"]["positionEncoding"]
        == .text("utf-16"))
  }

  @Test func `a server ends with 0 after shutdown and exit, and with 1 without shutdown`() throws {
    _ = client.initialize()
    #expect(client.request("shutdown")["result"] == .null)
    #expect(client.request("shutdown")["error"]["code"] == .integer(-32_600))
    client.notify("exit")
    #expect(client.server.exitCode == 0)
    let other = try LanguageClient()
    _ = other.initialize()
    #expect(other.server.codeAtEnd == 1)
    other.notify("exit")
    #expect(other.server.exitCode == 1)
  }

  @Test func `malformed messages are answered by errors, and the language server keeps running`() {
    #expect(client.request("textDocument/hover")["error"]["code"] == .integer(-32_002))
    _ = client.initialize()
    #expect(client.code(of: "{") == -32_700)
    #expect(client.code(of: "[1]") == -32_600)
    #expect(client.code(of: "{}") == -32_600)
    #expect(client.code(of: #"{"id": 1, "method": 2}"#) == -32_600)
    #expect(client.code(of: String(repeating: "[", count: 10_000)) == -32_700)
    #expect(client.request("textDocument/rename")["error"]["code"] == .integer(-32_601))
    #expect(client.request("textDocument/hover")["error"]["code"] == .integer(-32_602))
    #expect(client.request("initialize")["error"]["code"] == .integer(-32_600))
    client.notify("textDocument/didOpen")
    client.notify("textDocument/didChange", ["textDocument": .object(["uri": .text("file:///a")])])
    client.notify("$/cancelRequest", ["id": .integer(9)])
    #expect(client.request("shutdown")["result"] == .null)
  }

  // MARK: - Diagnostics

  @Test func `unsaved text gets diagnostics after each change`() {
    _ = client.initialize()
    client.open("Core/City.swift", "import Foundation\n")
    #expect(client.codes("Core/City.swift") == [])
    client.change("Core/City.swift", "import UIKit\n", line: 1)
    #expect(client.codes("Core/City.swift") == ["layers"])
    let found = client.diagnostics["Core/City.swift"]?.first ?? .null
    #expect(found["range"]["start"]["line"] == .integer(1))
    #expect(found["range"]["end"]["character"] == .integer(12))
    #expect(found["severity"] == .integer(1))
    #expect(
      found["message"]
        == .text(
          """
          imports UIKit: Core may import only Foundation.
          Why: it outlives frameworks.
          Try: remove the import, or add it to 'layers' or 'modules' of the layer Core.
          """))
    client.replace("Core/City.swift", "import Foundation\n")
    #expect(client.codes("Core/City.swift") == [])
  }

  @Test func `an unsaved file affects other open files when it is saved`() {
    _ = client.initialize()
    client.open("Screens/Home.swift", "import Core\nlet a = Secret()\n")
    #expect(client.codes("Screens/Home.swift") == [])
    client.open("Core/Secret.swift", "public struct Secret {}\n")
    client.notify("textDocument/didSave", client.document("Core/Secret.swift"))
    #expect(client.codes("Screens/Home.swift") == ["no-secret"])
  }

  @Test(arguments: [(["utf-16"], 22, 28), (["utf-8"], 24, 30)])
  func `a diagnostic has the range of the name, whose columns count an emoji before it`(
    encodings: [String], start: Int, end: Int
  ) {
    _ = client.initialize(encodings: encodings)
    client.open("Screens/Home.swift", "import Core\nlet a = \"\u{1F600}\"; let b = Secret()\n")
    client.open("Core/Secret.swift", "public struct Secret {}\n")
    client.notify("textDocument/didSave", client.document("Core/Secret.swift"))
    let range = client.diagnostics["Screens/Home.swift"]?.first?["range"] ?? .null
    #expect(range["start"]["character"] == .integer(start))
    #expect(range["end"] == TextDocument.Position(line: 1, character: end).json)
  }

  @Test func `a closed document has no diagnostics`() {
    _ = client.initialize()
    client.open("Core/City.swift", "import UIKit\n")
    #expect(client.codes("Core/City.swift") == ["layers"])
    client.notify("textDocument/didClose", client.document("Core/City.swift"))
    #expect(client.codes("Core/City.swift") == [])
  }

  @Test func `a changed rule book is read again`() throws {
    _ = client.initialize()
    client.open("Core/City.swift", "import UIKit\n")
    #expect(client.codes("Core/City.swift") == ["layers"])
    try client.write(book: LanguageClient.book.replacing("\"Foundation\"", with: "\"UIKit\""))
    client.notify("textDocument/didSave", client.document("Core/City.swift"))
    #expect(client.codes("Core/City.swift") == [])
  }

  @Test func `an invalid rule book is shown once, and not again with each edit`() throws {
    _ = client.initialize()
    try client.write(book: #"{"layers": [{"name": "A"}]}"#)
    client.open("Core/City.swift", "import UIKit\n")
    client.change("Core/City.swift", "let a = 1\n", line: 1)
    #expect(client.shown.count == 1)
    #expect(client.shown.first?.contains("strata.json: layers[0]: 'folder' is missing") == true)
  }

  @Test func `an open file below .build/checkouts has no diagnostics`() throws {
    try client.write(
      book: LanguageClient.book.replacing(#""Core", "module""#, with: #""**/Core", "module""#))
    _ = client.initialize()
    client.open(".build/checkouts/Maps/Core/Map.swift", "import UIKit\n")
    #expect(client.codes(".build/checkouts/Maps/Core/Map.swift") == [])
    client.open("Deep/Core/Map.swift", "import UIKit\n")
    #expect(client.codes("Deep/Core/Map.swift") == ["layers"])
  }

  @Test func `an open file in a folder without strata.json has no diagnostics`() throws {
    _ = client.initialize()
    let elsewhere = try TemporaryFolder()
    client.notify(
      "textDocument/didOpen",
      [
        "textDocument": .object([
          "uri": .text(elsewhere.file("A.swift").absoluteString), "version": .integer(1),
          "text": .text("import UIKit\n"),
        ])
      ])
    #expect(client.diagnostics.isEmpty && client.shown.isEmpty)
  }

  // MARK: - Actions

  private func actions(_ path: String, line: Int) -> [MessageValue] {
    let place = TextDocument.Position(line: line, character: 0).json
    var params = client.document(path)
    params["range"] = .object(["start": place, "end": place])
    return client.request("textDocument/codeAction", params)["result"].list ?? []
  }

  @Test func `the code actions of a forbidden import remove it, suppress it or explain the rule`()
    throws
  {
    _ = client.initialize()
    client.open("Core/City.swift", "import Foundation\n  import UIKit\n")
    #expect(actions("Core/City.swift", line: 0) == [])
    let all = actions("Core/City.swift", line: 1)
    #expect(
      all.map(\.["title"].text) == [
        "Remove 'import UIKit'", "Suppress layers here, then write the reason", "Explain layers",
      ])
    client.apply(all[0], to: "Core/City.swift")
    #expect(client.text("Core/City.swift") == "import Foundation\n")
    #expect(client.codes("Core/City.swift") == [])
  }

  @Test func `the code action of a forbidden import removes an #if around nothing else`() throws {
    _ = client.initialize()
    client.open("Core/City.swift", "#if os(iOS)\nimport UIKit\n#endif\nlet a = 1\n")
    client.apply(try #require(actions("Core/City.swift", line: 1).first), to: "Core/City.swift")
    #expect(client.text("Core/City.swift") == "let a = 1\n")
    client.replace("Core/City.swift", "@_exported import UIKit\n")
    let titles = actions("Core/City.swift", line: 0).map(\.["title"].text)
    #expect(titles == ["Suppress layers here, then write the reason", "Explain layers"])
  }

  @Test(arguments: [
    ("  let t = \"\"\"\n    a\n    \\(UserDefaults.standard)\n    \"\"\"\n", 3, "  let t"),
    ("let a = 1 /* long\n comment */ ; let b = UserDefaults.standard\n", 2, "let a"),
  ])
  func `the comment that suppresses a rule is written before a literal or comment of several lines`(
    text: String, line: Int, first: String
  ) throws {
    let rules = """
      "rules": [
        {"id": "no-defaults", "kind": "mentions", "in": "Core", "forbid": "UserDefaults",
         "says": "s", "why": "w"},
      """
    try client.write(book: LanguageClient.book.replacing("\"rules\": [", with: rules))
    _ = client.initialize()
    client.open("Core/City.swift", "import Foundation\n" + text)
    #expect(client.codes("Core/City.swift") == ["no-defaults"])
    let title = "Suppress no-defaults here, then write the reason"
    let action = actions("Core/City.swift", line: line).first { $0["title"].text == title }
    client.apply(try #require(action), to: "Core/City.swift")
    let written = client.text("Core/City.swift")
    let comment = "// strata:allow no-defaults "
    let indent = first.prefix { $0 == " " }
    #expect(written == "import Foundation\n\(indent)\(comment)\n\(text)")
    client.replace("Core/City.swift", written.replacing(comment, with: comment + "a test does"))
    #expect(client.codes("Core/City.swift") == [])
  }

  @Test func `the first code action of a missing conformance adds it`() throws {
    let rules = """
      "rules": [
        {"id": "values", "kind": "conformances", "types": {"in": "Core", "kinds": "struct"},
         "require": "Sendable", "says": "s", "why": "w"},
      """
    try client.write(book: LanguageClient.book.replacing("\"rules\": [", with: rules))
    _ = client.initialize()
    client.open("Core/City.swift", "struct City {\n}\n")
    let all = actions("Core/City.swift", line: 0)
    #expect(all.first?["title"].text == "Conform City to Sendable")
    client.apply(try #require(all.first), to: "Core/City.swift")
    #expect(client.text("Core/City.swift") == "struct City: Sendable {\n}\n")
    #expect(client.codes("Core/City.swift") == [])
  }

  @Test func `a suppression comment hides the violation only once it contains a reason`() throws {
    _ = client.initialize()
    client.open("Core/City.swift", "import UIKit\n")
    let suppress = try #require(actions("Core/City.swift", line: 0).dropFirst().first)
    client.apply(suppress, to: "Core/City.swift")
    #expect(client.text("Core/City.swift") == "// strata:allow layers \nimport UIKit\n")
    #expect(Set(client.codes("Core/City.swift")) == ["layers", "unused-exception"])
    client.replace("Core/City.swift", "// strata:allow layers it is only a test\nimport UIKit\n")
    #expect(client.codes("Core/City.swift") == [])
  }

  @Test func `the command that explains a rule shows the explanation as a message`() throws {
    _ = client.initialize()
    client.open("Core/City.swift", "import UIKit\n")
    let explain = try #require(actions("Core/City.swift", line: 0).last)
    guard case .object(var params) = explain["command"] else { throw CancellationError() }
    params["title"] = nil
    #expect(client.request("workspace/executeCommand", params)["result"] == .null)
    #expect(client.shown == ["explained: layers"])
    let wrong = client.request("workspace/executeCommand", ["command": .text("rm")])
    #expect(wrong["error"]["code"] == .integer(-32_602))
  }

  // MARK: - Layers

  private func ask(_ method: String, _ path: String, line: Int) -> MessageValue {
    var params = client.document(path)
    params["position"] = TextDocument.Position(line: line, character: 0).json
    return client.request(method, params)["result"]
  }

  @Test func `hovering an import shows the layer of the module and its reason`() {
    _ = client.initialize()
    client.open("Screens/Home.swift", "// A screen.\nimport Core\nimport UIKit\nlet a = 1\n")
    func hovered(_ line: Int) -> String? {
      ask("textDocument/hover", "Screens/Home.swift", line: line)["contents"]["value"].text
    }
    #expect(hovered(1) == "`Core` is in the layer **Core**.\n\nWhy: it outlives frameworks.")
    #expect(hovered(2) == "`UIKit` is in no layer of this project.")
    #expect(
      hovered(0) == "This file is in the layer **Screens**.\n\nWhy: a screen needs no network.")
    #expect(hovered(3) == nil)
    // The greatest number that a message can hold.
    #expect(hovered(.max) == nil)
    #expect(hovered(1) != nil, "the server goes on")
  }

  @Test func `the definition of a module's layer is its line in the rule book`() {
    _ = client.initialize()
    client.open("Screens/Home.swift", "import Core\nimport UIKit\n")
    let place = ask("textDocument/definition", "Screens/Home.swift", line: 0)
    #expect(place["uri"].text?.hasSuffix("/strata.json") == true)
    #expect(place["range"]["start"]["line"] == .integer(3))
    #expect(ask("textDocument/definition", "Screens/Home.swift", line: 1) == .null)
  }
}
