import Testing

@testable import StrataSwiftUIMacroExpansion

struct SourceScannerTests {
  private func tokens(_ source: String) -> [SourceScanner.Token] {
    var scanner = SourceScanner(source)
    var found: [SourceScanner.Token] = []
    while let token = scanner.next() { found.append(token) }
    return found
  }

  @Test func `source is split into words, symbols and groups`() {
    #expect(
      tokens("@A(b: [1]) var `default`: [Int]?")
        == [
          .symbol("@"), .word("A"), .group("(b: [1])"), .word("var"), .word("`default`"),
          .symbol(":"), .group("[Int]"), .symbol("?"),
        ])
  }

  @Test func `comments are skipped, also nested ones`() {
    #expect(tokens("a // b \n /* c /* d */ e */ f") == [.word("a"), .word("f")])
  }

  @Test(arguments: [
    #"(")")"#, #"("\")")"#, #"("\(f(")"))")"#, ##"(#"\")"#)"##, "(\"\"\"\n )\"\n\"\"\")",
    ##"(#"\#(x(")"))"#)"##, "(/* ) */ 1 // )\n)", #"({ "}" })"#,
  ])
  func `brackets in strings and comments do not close a group`(source: String) {
    #expect(tokens(source + " end") == [.group(source[...]), .word("end")])
  }

  @Test(arguments: ["(", "\"", "/*", "`", "(\"\\", "#\"", "({[", "\"\\("])
  func `scanning truncated source ends and gives at most one token`(source: String) {
    #expect(tokens(source).count <= 1)
  }
}
