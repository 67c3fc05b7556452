import StrataBrowserTesting
import Testing

@Suite struct AxeTests {
  @Test func `axe finds no violation in a page with a paragraph and a button`() async throws {
    try await LocalSite.browse("<p>Fine</p><button>Go</button>") { browser, _ in
      let found = try await browser.axeViolations()
      #expect(found == [])
    }
  }

  @Test func `axe reports the rules and elements of a bad page's violations`() async throws {
    let content = "<input id=bare><p class=pale>Hard to read</p>"
    let style = ".pale { color: #ddd; background: #fff }"
    try await LocalSite.browse(content, style: style) { browser, _ in
      let found = try await browser.axeViolations()
      #expect(found.map(\.rule).sorted() == ["color-contrast", "label"])
      let label = try #require(found.first { $0.rule == "label" })
      #expect(label.nodes.map(\.target) == ["#bare"])
      #expect(label.impact == "critical" && label.description.contains("<input id=\"bare\">"))
      #expect(try await browser.axeViolations(.colors).map(\.rule) == ["color-contrast"])
    }
  }
}
