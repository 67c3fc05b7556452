import StrataImportGraph
import Testing

@Suite struct SwiftLexerTests {
  private func texts(_ source: String) -> [String] { SwiftLexer.tokens(of: source).map(\.text) }

  @Test func `comments are dropped, also nested ones`() {
    #expect(texts("a /* b /* c */ d */ e // f\ng") == ["a", "e", "g"])
  }

  @Test func `an unterminated comment hides the rest of the file`() {
    #expect(texts("a /* b") == ["a"])
  }

  @Test(arguments: [
    (#""plain""#, "plain"), (#""a \"b\" c""#, #"a \"b\" c"#),
    (##"#"raw " and \n"#"##, #"raw " and \n"#),
    (#""in \(f("x", ")")) out""#, #"in \(f("x", ")")) out"#),
    ("\"\"\"\ntwo\n\"lines\"\n\"\"\"", "\ntwo\n\"lines\"\n"),
    (##"#"deep \#(g("y")) end"#"##, ##"deep \#(g("y")) end"##),
    // One line between pounds, although three quotes open it.
    (##"#"""#"##, "\""), (##"#"""""#"##, "\"\"\""), (##"#""quoted""#"##, "\"quoted\""),
    ("#\"\"\"\ntwo \"\nlines\n\"\"\"#", "\ntwo \"\nlines\n"),
  ])
  func `each form of string literal is one token`(source: String, text: String) {
    let tokens = SwiftLexer.tokens(of: source + " after")
    #expect(tokens.map(\.text) == [text, "after"])
    #expect(tokens.first?.kind == .string)
  }

  @Test func `an unterminated string affects only its line`() {
    #expect(texts("let a = \"oops\nimport B") == ["let", "a", "=", "oops", "import", "B"])
  }

  @Test func `lines are counted through comments and strings`() {
    let tokens = SwiftLexer.tokens(of: "/*\n\n*/ a \"\"\"\n\n\"\"\" b")
    #expect(tokens.map(\.line) == [3, 3, 5])
    #expect(tokens.map(\.column) == [4, 6, 5])
  }

  @Test
  func `the column of each line's first character after white space is found, 1 for empty lines`() {
    let source = "\u{FEFF}a\n  b\r\n\t é\r   \n"
    #expect(SwiftLexer.firstColumns(of: Array(source.utf8)) == [1, 3, 3, 1, 1])
  }

  @Test func `a name between backticks is not a keyword`() throws {
    let token = try #require(SwiftLexer.tokens(of: "`import`").first)
    #expect(!token.isWord("import") && token.isName)
  }

  @Test func `a file of any bytes is read to its end`() {
    for seed in UInt64(1)...300 {
      var state = seed
      let alphabet = Array("\"\\#(`/*a \n)é")
      let source = (0..<40).map { _ -> Character in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return alphabet[Int(state >> 33) % alphabet.count]
      }
      let lines = source.count { $0 == "\n" } + 1
      #expect(SwiftLexer.tokens(of: String(source)).allSatisfy { $0.line <= lines })
    }
  }
}
