import Foundation
import Testing
import WeDaDomain

/// Tests of texts of people and of services, before they are stored and shown.
@Suite struct PlainTextTests {
  private func refusal(_ text: String, longest: Int = 3) -> InvalidValue? {
    #expect(throws: InvalidValue.self) {
      try PlainText.checked(text, field: "name", longest: longest)
    }
  }

  @Test(arguments: ["a", "abc", "日本語", "👨‍👩‍👧", "e\u{301}", "\u{202F}", "a\u{200D}b", "a&b", "\"'"])
  func `a short text is returned as it is`(text: String) throws {
    #expect(try PlainText.checked(text, field: "name", longest: 3) == text)
  }

  @Test func `a text that is empty or too long is refused with field, value and rule`() {
    #expect(refusal("") == InvalidValue(field: "name", value: "", rule: "1 ... 3"))
    #expect(refusal("abcd") == InvalidValue(field: "name", value: "abcd", rule: "1 ... 3"))
    let long = String(repeating: "x", count: 5_000)
    #expect(
      refusal(long, longest: 60)
        == InvalidValue(
          field: "name", value: String(repeating: "x", count: 40) + "…", rule: "1 ... 60"))
  }

  /// A character with accents without end is one character.
  @Test(arguments: [(23, true), (24, false)])
  func `a text has at most sixteen bytes for each character of its limit`(
    accents: Int, isValid: Bool
  ) {
    let tower = "e" + String(repeating: "\u{301}", count: accents)
    let text = try? PlainText.checked(tower, field: "name", longest: 3)
    #expect((text == tower) == isValid)
  }

  @Test(arguments: [
    "\u{0}", "\u{7}", "\n", "\t", "\u{7F}", "\u{85}", "\u{200B}", "\u{2028}", "\u{2029}",
    "\u{202A}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{FEFF}", "\u{FFF9}", "\u{FFFB}",
  ])
  func `a text with a control character is refused, and the error shows the character as a box`(
    control: String
  ) {
    let text = "a" + control + "b"
    #expect(
      refusal(text) == InvalidValue(field: "name", value: "a□b", rule: "no control characters"))
    #expect(PlainText.shown(text) == "a□b")
    #expect(PlainText.visible(text) == "ab")
  }

  @Test(arguments: ["\u{200C}", "\u{200D}", "\u{202F}", "\u{FFFC}", " ", "\u{A0}", "\u{301}"])
  func `joiners, special spaces and combining accents are accepted in a text`(text: String) throws {
    #expect(try PlainText.checked("a" + text, field: "name", longest: 3) == "a" + text)
    #expect(PlainText.visible(text) == text)
  }

  @Test(arguments: ["<", ">", "a<b", "<b>"])
  func `markup is refused`(text: String) {
    #expect(refusal(text) == InvalidValue(field: "name", value: text, rule: "no < and >"))
  }

  @Test func `a text in an error message is truncated to forty characters`() {
    let forty = String(repeating: "é", count: 40)
    #expect(PlainText.shown(forty) == forty)
    #expect(PlainText.shown(forty + "x") == forty + "…")
    #expect(PlainText.shown("") == "")
    let tower = "e" + String(repeating: "\u{301}", count: 1_000)
    #expect(PlainText.shown(tower).unicodeScalars.count == 80)
  }

  @Test func `a text without control characters is returned unchanged`() {
    for text in ["", "London", "東京 🌦️", "e\u{301}"] {
      #expect(PlainText.visible(text).unicodeScalars.elementsEqual(text.unicodeScalars))
    }
  }

  @Test(arguments: [
    ("O'Brien", "obrien"), ("O\u{2019}Brien", "obrien"), ("Nuku\u{02BC}alofa", "nukualofa"),
    ("Straße", "strasse"), ("Ærø", "aero"), ("Œuvre", "oeuvre"), ("Þórshöfn", "thorshofn"),
    ("İzmir", "izmir"), ("Kırklareli", "kirklareli"), ("1st Street", "1st-street"),
    ("--a--b--", "a-b"), ("🎈", ""), (" \n", ""), ("Йошкар-Ола", "иошкар-ола"), ("A_B", "a-b"),
  ])
  func `a slug has only letters, digits and hyphens`(text: String, slug: String) {
    #expect(Slug.make([text]) == slug)
    #expect(Slug.make([slug]) == slug, "it is its own slug")
  }
}
