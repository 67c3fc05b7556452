import StrataImportGraph
import Testing

/// Tests of the tokens of a source: their kinds and places, and what is noted about the source.
@Suite struct LexerTableTests {
  private func reading(_ source: String) -> SwiftLexer { .reading(Array(source.utf8)) }

  @Test(arguments: [
    ("a\rb\r\nc\nd", [1, 2, 3, 4]), ("// x\rb", [2]), ("/*\r\n*/ a\n\nb", [2, 4]),
    ("\"\"\"\r\nx\r\n\"\"\" a", [1, 3]), ("#!/usr/bin/swift\na", [2]), ("\n\n`a`", [3]), ("", []),
  ])
  func `lines end with a line feed, a carriage return or both`(source: String, lines: [Int]) {
    #expect(SwiftLexer.tokens(of: source).map(\.line) == lines)
  }

  @Test func `a multiline string ends on its last line, and the next token has the right line`() {
    let tokens = SwiftLexer.tokens(of: "\"\"\"\na\n\"\"\" b\n\"c\"")
    #expect(tokens.map(\.line) == [1, 3, 4] && tokens.map(\.endLine) == [3, 3, 4])
  }

  @Test(arguments: [
    ("a.b c", [false, true, true, false]), ("a/*x*/b", [false, false]),
    ("(a)", [false, true, true]),
    ("`a`.b", [false, true, true]), ("\"a\".b", [false, true, true]), ("a\nb", [false, false]),
  ])
  func `the lexer marks a token as glued if no white space or comment precedes it`(
    source: String, isGlued: [Bool]
  ) {
    #expect(SwiftLexer.tokens(of: source).map(\.isGlued) == isGlued)
  }

  @Test(arguments: [
    ("a b\nc", [true, false, true]), ("/* x */ a", [true]), ("a /* \n */ b", [true, true]),
    ("\"\"\"\n\"\"\" a\nb", [true, false, true]),
  ])
  func `the lexer marks the first token of each line`(source: String, startsLine: [Bool]) {
    #expect(SwiftLexer.tokens(of: source).map(\.startsLine) == startsLine)
  }

  /// Sources with slashes, and how many of their tokens are patterns.
  @Test(arguments: [
    ("let r = /a b/", 1), (#"let r = /a\/b/"#, 1), ("f(/a/, /b/)", 2), ("return /a/", 1),
    ("#/a/b/# c", 1), ("x / y / z", 0), ("let r = / a /", 0), ("let r = /a", 0), ("foo /a/ b", 0),
    ("a // b / c", 0),
  ])
  func `a slash begins a pattern only where an expression begins`(source: String, count: Int) {
    let patterns = SwiftLexer.tokens(of: source).filter { $0.kind == .pattern }
    #expect(patterns.count == count && patterns.allSatisfy { $0.text.isEmpty })
  }

  @Test
  func `tokens inside a string interpolation follow the string's token, if they are requested`() {
    let source = #""a \(b + "c") d" e"#
    let inside = reading(source).tokens
    #expect(inside.map(\.text) == [#"a \(b + "c") d"#, "\\(", "b", "+", "c", "\\)", "e"])
    #expect(inside.map(\.kind) == [.string, .mark, .word, .mark, .string, .mark, .word])
    #expect(SwiftLexer.tokens(of: source).map(\.text) == [#"a \(b + "c") d"#, "e"])
  }

  @Test(arguments: [
    ("a // strata:allow x", ["1 allow x false"]), ("// strata:allow x", ["1 allow x true"]),
    ("a\n/// strata:b\nc", ["2 b true"]), ("//strata:a\n// strata:b", ["1 a true", "2 b true"]),
    ("// Strata:a", []), ("// the strata:a", []), ("\"// strata:a\"", []), ("/* strata:a */", []),
    ("a\"\"\"\n\"\"\" // strata:b", ["2 b false"]), ("// strata:", ["1  true"]),
  ])
  func `comments that begin with strata: are noted with their line`(source: String, notes: [String])
  {
    #expect(reading(source).notes.map { "\($0.line) \($0.text) \($0.standsAlone)" } == notes)
  }

  @Test(
    arguments: [
      ("/* a", 1), ("a\n\"\"\"\nb", 2), ("a\n\n/* /* */", 3), ("/* a */", nil), ("\"a", nil),
      ("\"\"\"\n\"\"\"", nil), ("`a", nil),
    ] as [(String, Int?)])
  func `the line of an unterminated comment or multiline string is known`(
    source: String, line: Int?
  ) {
    #expect(reading(source).neverEnds == line)
  }

  @Test func `interpolations that are nested too deep are reported and not read`() {
    let opening = "\"\\("
    let deep = reading("\n" + String(repeating: opening, count: SwiftLexer.deepest + 1))
    #expect(deep.tooDeep == 2)
    #expect(reading(String(repeating: opening, count: SwiftLexer.deepest)).tooDeep == nil)
  }

  @Test func `a byte order mark is no token`() {
    let marked: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("a".utf8)
    #expect(SwiftLexer.reading(marked).tokens.map(\.text) == ["a"])
    #expect(SwiftLexer.withoutMark(Array("a".utf8)) == Array("a".utf8))
  }

  @Test func `the lexer can read one token at a time, with its byte range`() {
    let bytes = Array("ab \"c\" // d\n`e`.".utf8)
    var lexer = SwiftLexer(bytes, looksInside: false)
    var texts: [String] = []
    while let place = lexer.readToken() {
      texts.append(String(decoding: bytes[place], as: UTF8.self))
    }
    #expect(texts == ["ab", "\"c\"", "`e`", "."])
    #expect(lexer.readTo == bytes.count && lexer.readToken() == nil)
  }

  @Test func `reading past an offset reads three tokens more`() {
    var lexer = SwiftLexer(Array("a b c d e f".utf8), looksInside: false)
    lexer.run(past: 0)
    #expect(lexer.tokens.map(\.text) == ["a", "b", "c", "d"])
    lexer.run(past: 100)
    #expect(lexer.tokens.count == 6)
  }

  // MARK: - Imports

  @Test(arguments: [
    ("import A", false, false), ("@_exported import A", true, false),
    ("@testable import A", false, true), ("@_exported @testable public import A", true, true),
    ("@_spi(X) @testable import A", false, true), ("@testable @_spi(X) import A", false, true),
    ("@testable\nprivate import struct A.B", false, true),
    ("@testable struct S {}; import A", false, false),
    ("func testable() {}\nimport A", false, false),
  ])
  func `an import is exported or testable if it has the attribute, in any order`(
    source: String, isExported: Bool, isTestable: Bool
  ) throws {
    let found = Import.all(in: SwiftLexer.tokens(of: source))
    #expect(found.map(\.module) == ["A"])
    let one = try #require(found.first)
    #expect(one.isExported == isExported && one.isTestable == isTestable)
  }

  @Test(arguments: ["import", "import struct", "import return", "import (A)", "import func let"])
  func `an import without a module's name is ignored`(source: String) {
    #expect(Import.all(in: SwiftLexer.tokens(of: source)).isEmpty)
  }

  @Test(arguments: [
    ("import `class`", "class"), ("import Foundation.NSObject", "Foundation"),
    ("import actor A.B", "A"), ("import macro A.b", "A"), ("import Größe", "Größe"),
    ("import // why\n  A", "A"),
  ])
  func `an import of a part of a module names the module`(source: String, module: String) {
    #expect(Import.all(in: SwiftLexer.tokens(of: source)).map(\.module) == [module])
  }
}
