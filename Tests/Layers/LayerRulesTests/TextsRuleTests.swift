import Foundation
import StrataImportGraph
import StrataKitTesting
import StrataLayerRules
import Testing

/// Lines of scripts and lists: what is said, not what a comment says of it.
@Suite struct TextsRuleTests {
  private func found(_ rule: String, _ path: String, _ text: String) throws -> [String] {
    let json = """
      {"rules": [{"id": "a", "kind": "texts", "files": "**/\(path)", \(rule), "says": "b", "why": "c"}]}
      """
    return try LayerCheck(book: LayerBook(json: Data(json.utf8)))
      .breaches(in: WrittenTree([path: text])).map(\.found)
  }

  @Test(arguments: [".env\n", "*.log\n  /.env\r\n", "**/.env\n", ".env*\n", ".env/\n"])
  func `a list of what git ignores names a file by a line`(text: String) throws {
    #expect(try found(#""require": ".env""#, ".gitignore", text) == [])
  }

  @Test(arguments: ["# .env is not ignored\n", "!.env\n", ".environment\n", "docs/.env.example\n"])
  func `what only looks like it ignores nothing`(text: String) throws {
    #expect(try found(#""require": ".env""#, ".gitignore", text) == ["does not say '.env'"])
  }

  @Test func `a comment in a script does nothing`() throws {
    let rule = #""forbid": "-project ""#
    #expect(try found(rule, "build.sh", "# never xcodebuild -project here\n") == [])
    #expect(
      try found(rule, "build.sh", "xcodebuild -project A\n") == ["says '-project '"])
  }
}
