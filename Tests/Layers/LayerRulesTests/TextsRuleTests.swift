import Foundation
import StrataImportGraph
import StrataKitTesting
import StrataLayerRules
import Testing

/// Tests of lines in scripts and lists, without comments.
@Suite struct TextsRuleTests {
  private func found(_ rule: String, _ path: String, _ text: String) throws -> [String] {
    let json = """
      {"rules": [{"id": "a", "kind": "texts", "files": "**/\(path)", \(rule), "says": "b", "why": "c"}]}
      """
    return try LayerCheck(book: LayerBook(json: Data(json.utf8)))
      .violations(in: WrittenTree([path: text])).map(\.found)
  }

  @Test(arguments: [".env\n", "*.log\n  /.env\r\n", "**/.env\n", ".env*\n", ".env/\n"])
  func `a file is recognized as ignored by each form of line in .gitignore`(text: String) throws {
    #expect(try found(#""require": ".env""#, ".gitignore", text) == [])
  }

  @Test(arguments: ["# .env is not ignored\n", "!.env\n", ".environment\n", "docs/.env.example\n"])
  func `a comment, exception or longer name in .gitignore does not make the file ignored`(
    text: String
  ) throws {
    #expect(try found(#""require": ".env""#, ".gitignore", text) == ["does not contain '.env'"])
  }

  @Test func `a forbidden text that a script has only in a comment is not reported`() throws {
    let rule = #""forbid": "-project ""#
    #expect(try found(rule, "build.sh", "# never xcodebuild -project here\n") == [])
    #expect(
      try found(rule, "build.sh", "xcodebuild -project A\n") == ["contains '-project '"])
  }
}
