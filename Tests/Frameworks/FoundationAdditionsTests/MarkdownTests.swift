import Foundation
import StrataFoundationAdditions
import Testing

@Suite struct MarkdownTests {
  /// Returns the runs as text, with a tag for each style.
  private func read(_ markdown: String, language: String? = nil) -> String {
    MarkdownParser.runs(of: markdown, language: language).map { run in
      var words = run.text
      if run.intent.contains(.code) { words = "<c>\(words)</c>" }
      if run.intent.contains(.strikethrough) { words = "<s>\(words)</s>" }
      if run.intent.contains(.emphasized) { words = "<e>\(words)</e>" }
      if run.intent.contains(.stronglyEmphasized) { words = "<b>\(words)</b>" }
      return run.link.map { "{\(words)|\($0)}" } ?? words
    }.joined()
  }

  @Test func `text without Markdown is not changed`() {
    for text in ["", "words", "# no heading", "1. no list", "- no list\n\n  two", "2 * 3 * 4"] {
      #expect(read(text) == text)
    }
  }

  @Test(arguments: [
    ("*a*", "<e>a</e>"), ("_a_", "<e>a</e>"), ("**a**", "<b>a</b>"), ("__a__", "<b>a</b>"),
    ("***a***", "<b><e>a</e></b>"), ("**a *b* c**", "<b>a </b><b><e>b</e></b><b> c</b>"),
    ("~~a~~ ~b~", "<s>a</s> <s>b</s>"), ("`a*b*`", "<c>a*b*</c>"), ("`` ` ``", "<c>`</c>"),
    ("snake_case_name", "snake_case_name"), ("a*b*c", "a<e>b</e>c"), ("**a", "**a"),
    ("a ** b **", "a ** b **"), ("*a **b*", "*a *<e>b</e>"), ("~~~a~~~", "~~~a~~~"),
    ("*a_ b_*", "<e>a_ b_</e>"), ("**«a»**b", "**«a»**b"), ("*foo**bar*", "<e>foo**bar</e>"),
  ])
  func `emphasis follows the rules of CommonMark`(_ pair: (String, String)) {
    #expect(read(pair.0) == pair.1)
  }

  @Test(arguments: [
    ("[a](https://b.c)", "{a|https://b.c}"), ("[a](<b c> \"t\")", "{a|b c}"),
    ("[**a** b](/c)", "{<b>a</b>|/c}{ b|/c}"), ("[a](b(c)d)", "{a|b(c)d}"),
    ("[a] (b)", "[a] (b)"), ("[a](b", "[a](b"), ("[a][b]", "[a][b]"), ("a]", "a]"),
    ("[x [a](b)](c)", "[x {a|b}](c)"), ("![pic](a.png)", "pic"), ("*[a*](b)", "*{a*|b}"),
    ("<https://a.b>", "{https://a.b|https://a.b}"), ("<a@b.c>", "{a@b.c|mailto:a@b.c}"),
    ("<b>a</b>", "<b>a</b>"), ("[a](javascript:x)", "{a|javascript:x}"),
    ("^[3 book](inflect: true)s", "3 books"), ("^[a]", "^[a]"),
  ])
  func `links are parsed with their text and address`(_ pair: (String, String)) {
    #expect(read(pair.0) == pair.1)
  }

  @Test(arguments: [
    ("en", "^[1 day](inflect: true)", "1 day"), ("en", "^[4 day](inflect: true)", "4 days"),
    ("en", "^[0 box](inflect: true)", "0 boxes"),
    ("en", "^[1,001 City](inflect:true)", "1,001 Cities"),
    ("en", "^[2 Person](inflect: true) in", "2 People in"),
    ("en", "^[2 days](inflect: true)", "2 days"),
    ("en", "^[3 cup of tea](inflect: true)", "3 cups of tea"),
    ("en", "^[1.5 bus](inflect: true)", "1.5 buses"),
    ("en", "^[**12** day](inflect: true)", "<b>12</b> days"),
    ("en", "^[day](inflect: true)", "day"),
    ("en", "^[4 day](number: 'two')", "4 day"), ("de", "^[4 Tag](inflect: true)", "4 Tag"),
    ("es", "^[3 estación](inflect: true)", "3 estaciones"),
    ("es", "^[2 vez](inflect: true)", "2 veces"),
    ("pt", "^[2 avião](inflect: true)", "2 aviões"), ("pt", "^[0 dia](inflect: true)", "0 dia"),
    ("fr", "^[2 cheval](inflect: true)", "2 chevaux"), ("en", "^[٣ day](inflect: true)", "٣ days"),
  ])
  func `a noun with the inflect attribute agrees with its number`(
    language: String, text: String, read: String
  ) {
    #expect(self.read(text, language: language) == read)
  }

  @Test(arguments: [
    (#"\*a\*"#, "*a*"), (#"\a"#, #"\a"#), ("&lt;&amp;&#33;&#x21;", "<&!!"), ("&x;", "&x;"),
    ("a & b", "a & b"), ("&", "&"), (#"\"#, #"\"#), ("`a", "`a"), ("<", "<"), ("[", "["),
  ])
  func `escaped and unpaired Markdown marks stay as text`(_ pair: (String, String)) {
    #expect(read(pair.0) == pair.1)
  }

  @Test func `deeply nested Markdown does not crash, and a text that is too long stays unparsed`() {
    let long = String(repeating: "*a", count: 20_000)
    #expect(read(long) == long)
    #expect(!read(String(repeating: "*a **b ", count: 1_000)).isEmpty)
    #expect(!read(String(repeating: "[", count: 9_000) + "](x)").isEmpty)
  }

  @Test
  func `parsing random text as Markdown adds no letters, and loses none outside of link URLs`() {
    var numbers = SystemRandomNumberGenerator()
    let signs = Array("*_~`[]()<>!\\& \nab")
    for _ in 0..<2_000 {
      let count = Int.random(in: 0...24, using: &numbers)
      let text = String((0..<count).map { _ in signs.randomElement(using: &numbers) ?? "a" })
      let words = MarkdownParser.runs(of: text).map(\.text).joined()
      let letters = text.filter { "ab".contains($0) }
      let kept = words.filter { "ab".contains($0) }
      if text.contains("](") {
        #expect(kept.count <= letters.count, "\(text)")
      } else {
        #expect(kept == letters, "\(text)")
      }
    }
  }

  @Test func `an attributed string has the attributes of its Markdown`() throws {
    let text = try AttributedString(markdown: "a **b** [c](https://d.e)")
    let runs = text.runs.map { (String(text[$0.range].characters), $0) }
    #expect(runs.map(\.0) == ["a ", "b", " ", "c"])
    #expect(runs[1].1.inlinePresentationIntent == .stronglyEmphasized)
    #expect(runs[3].1.link == URL(string: "https://d.e"))
  }

  @Test func `the syntax option decides whether white space is kept`() throws {
    func words(_ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) throws -> String
    {
      let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: syntax)
      return String(
        try AttributedString(markdown: "a\nb\n\nc", options: options).characters)
    }
    #expect(try words(.inlineOnlyPreservingWhitespace) == "a\nb\n\nc")
    #expect(try words(.inlineOnly) == "a b c")
    #expect(try words(.full) == "a bc")
  }

  @Test func `the language option sets the language of the whole text`() throws {
    let options = AttributedString.MarkdownParsingOptions(languageCode: "fr")
    let text = try AttributedString(markdown: "a **b**", options: options)
    #expect(text.runs.map { $0.languageIdentifier } == ["fr", "fr"])
    #expect(try AttributedString(markdown: "a").languageIdentifier == nil)
  }

  @Test func `Markdown in data resolves relative links, and invalid UTF-8 throws an error`() throws
  {
    let base = URL(string: "https://a.b/c/")
    let text = try AttributedString(markdown: Data("[x](y)".utf8), baseURL: base)
    #expect(text.link?.absoluteString == "https://a.b/c/y")
    #expect(throws: CocoaError.self) { try AttributedString(markdown: Data([0xFF, 0xFE, 0xFF])) }
  }
}
