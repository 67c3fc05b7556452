import Testing

@testable import StrataCommands

/// Tests of the text of a document and of positions in it.
@Suite struct TextDocumentTests {
  private func document(_ text: String) -> TextDocument {
    TextDocument(uri: "file:///a.swift", version: 1, text: text)
  }

  private func change(_ text: String, _ range: (Int, Int, Int, Int)? = nil) -> MessageValue {
    guard let (startLine, start, endLine, end) = range else {
      return .object(["text": .text(text)])
    }
    return .object([
      "text": .text(text),
      "range": .object([
        "start": TextDocument.Position(line: startLine, character: start).json,
        "end": TextDocument.Position(line: endLine, character: end).json,
      ]),
    ])
  }

  private func text(_ document: TextDocument) -> String {
    String(decoding: document.bytes, as: UTF8.self)
  }

  @Test func `a change without a range replaces the text`() {
    var one = document("let a = 1\n")
    let isValid = one.apply(change("let b = 2\n"), in: .utf16)
    #expect(isValid && text(one) == "let b = 2\n")
  }

  @Test(arguments: [
    ("let a = 1\nlet b = 2\n", (1, 4, 1, 5), "cc", "let a = 1\nlet cc = 2\n"),
    ("a\nb\nc", (0, 1, 2, 0), "", "ac"), ("a\r\nb\r\n", (1, 0, 1, 1), "x", "a\r\nx\r\n"),
    ("", (0, 0, 0, 0), "new", "new"), ("a", (9, 9, 9, 9), "b", "ab"),
    ("a\nb", (0, 99, 0, 99), "c", "ac\nb"),
  ])
  func `a change replaces the text between two positions`(
    old: String, range: (Int, Int, Int, Int), new: String, result: String
  ) {
    var one = document(old)
    let isValid = one.apply(change(new, range), in: .utf16)
    #expect(isValid && text(one) == result)
  }

  /// An emoji has two units in UTF-16 and four in UTF-8; an umlaut has one and two.
  @Test(arguments: [
    (TextDocument.Encoding.utf16, 5), (TextDocument.Encoding.utf8, 8),
  ])
  func `a position is counted in the encoding that client and server have agreed on`(
    encoding: TextDocument.Encoding, end: Int
  ) {
    var one = document("a😀üb\n")
    #expect(one.range(ofLine: 0, in: encoding)["end"]["character"] == .integer(end))
    let isValid = one.apply(change("x", (0, end - 1, 0, end)), in: encoding)
    #expect(isValid && text(one) == "a😀üx\n")
  }

  @Test func `a position inside of an emoji is rounded down to its start`() {
    let one = document("😀b")
    let inside = TextDocument.Position(line: 0, character: 1)
    #expect(one.offset(of: inside, in: .utf16) == 0)
    #expect(one.offset(of: inside, in: .utf8) == 0)
  }

  @Test func `the range of a line excludes its indentation and line break`() {
    let range = document("\t  let a = 1\r\n").range(ofLine: 0, in: .utf16)
    #expect(range["start"]["character"] == .integer(3))
    #expect(range["end"]["character"] == .integer(12))
  }

  @Test(arguments: [
    ("let a = City.b", 9, 8, 12), ("\u{1F600} + City()", 6, 5, 9), ("a + `größe` + 1", 5, 4, 11),
    ("@A final class City {", 10, 9, 19), ("  import UIKit // a", 3, 2, 14),
    (#"a("x\"y", b)"#, 3, 2, 8), ("let a = \"\"\"", 9, 8, 10), ("a!.b", 2, 1, 2),
  ])
  func `the range at a column is that of a name, its declaration, a string or a character`(
    text: String, column: Int, start: Int, end: Int
  ) {
    let range = document("\n" + text + "\n").range(
      ofCodeInLine: 1, atColumn: column, in: .utf16)
    #expect(range?["start"] == TextDocument.Position(line: 1, character: start).json)
    #expect(range?["end"] == TextDocument.Position(line: 1, character: end).json)
  }

  @Test func `there is no range behind the end of a line`() {
    #expect(document("a\nb").range(ofCodeInLine: 0, atColumn: 2, in: .utf16) == nil)
    #expect(document("a").range(ofCodeInLine: 3, atColumn: 1, in: .utf16) == nil)
  }

  @Test func `an invalid change is refused and changes nothing`() {
    var one = document("a")
    let negative = MessageValue.object([
      "text": .text("b"),
      "range": .object(["start": .object(["line": .integer(-1), "character": .integer(0)])]),
    ])
    let wrongs: [MessageValue] = [.object([:]), negative, change("b", (0, 1, 0, 0))]
    for wrong in wrongs {
      let isValid = one.apply(wrong, in: .utf16)
      #expect(!isValid && text(one) == "a")
    }
  }
}
