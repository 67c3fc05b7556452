import StrataHTMLRenderer
import Testing

@Suite struct MarkupSearchTests {
  @Test(arguments: ["role=\"progressbar\"", "ä role=\"progressbar\" 🧁"])
  func `a text contains the bytes of a part of it`(text: String) {
    #expect(text.contains(bytes: "role=\"progressbar\""))
    #expect(!text.contains(bytes: "role=\"status\""))
  }

  @Test func `an empty text contains nothing, and the search stops at the end`() {
    #expect(!"".contains(bytes: "a"))
    #expect(!"progress".contains(bytes: "progressbar"))
  }

  @Test func `searching from an index finds the next occurrence, also behind an emoji`() throws {
    let text = "🧁 a=1 a=2"
    let first = try #require(text.end(ofBytes: "a=", from: text.startIndex))
    #expect(text[first...] == "1 a=2")
    let second = try #require(text.end(ofBytes: "a=", from: first))
    #expect(text[second...] == "2")
    #expect(text.end(ofBytes: "a=", from: second) == nil)
  }
}
