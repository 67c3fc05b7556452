import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of the search for a place, by mouse and by keyboard alone.
@Suite struct SearchTests {
  @Test(.mission("W-03", "W-48", "W-50"), arguments: Viewport.both)
  func `suggestions appear after three letters, and a click opens the place`(
    viewport: Viewport
  ) async throws {
    try await WeDaUnderTest.browse(.viewport(viewport)) { weda, browser in
      try await browser.openLive(weda.page("/"))
      try await browser.waitFor(testID: "search.empty")
      try await browser.type("Sa", into: Browser.searchField)
      try await browser.waitUntilLive()
      #expect(try await browser.findAll(Browser.suggestion).isEmpty)
      try await browser.type("n")
      try await browser.waitFor(Browser.suggestion)
      #expect(try await browser.findAll(Browser.suggestion).count == 5)
      let asked = await weda.simulator.requests.entries.filter { $0.path == "/geo/1.0/direct" }
      #expect(asked.map(\.query).allSatisfy { $0.contains("q=San&") || $0.hasSuffix("q=San") })
      let first = try await browser.find(Browser.suggestion).text.split(separator: "\n")[0]
      try await browser.click(Browser.suggestion)
      try await browser.waitFor(testID: "details.temperature")
      try await browser.waitFor(.css("h1"))
      #expect(try await browser.title == first)
      try await browser.expectQuiet()
    }
  }

  @Test(arguments: Viewport.both)
  func `state and country distinguish places of the same name`(viewport: Viewport) async throws {
    try await WeDaUnderTest.browse(.viewport(viewport)) { weda, browser in
      try await browser.openLive(weda.page("/"))
      try await browser.type("Springfield", into: Browser.searchField)
      try await browser.waitFor(Browser.suggestion)
      let names = try await browser.texts(Browser.suggestion)
      #expect(names.count > 2 && Set(names).count == names.count, "\(names)")
      #expect(names.allSatisfy { $0.wholeMatch(of: /Springfield\n.+, \p{Lu}.{3,}/) != nil })
    }
  }

  @Test(arguments: Viewport.both)
  func `a place is found by keyboard alone`(viewport: Viewport) async throws {
    try await WeDaUnderTest.browse(.viewport(viewport)) { weda, browser in
      try await browser.openLive(weda.page("/"))
      try await browser.run("document.querySelector('[data-testid=SearchField]').focus()")
      try await browser.type("London")
      try await browser.waitFor(.testID("search.suggestion.london-england-gb"))
      #expect(try await browser.activeOption() == nil)
      try await browser.press(.arrowDown)
      let first = try await browser.activeOption()
      try await browser.press(.arrowDown)
      let second = try await browser.activeOption()
      #expect(first != nil && second != nil && first != second)
      try await browser.press(.arrowUp)
      #expect(try await browser.activeOption() == first)
      try await browser.press(.enter)
      try await browser.waitFor(testID: "details.temperature")
      #expect(try await browser.url.hasSuffix(Browser.london))
      try await browser.expectQuiet()
    }
  }

  @Test func `Escape closes the suggestions, then clears the field`() async throws {
    try await WeDaUnderTest.browse { weda, browser in
      try await browser.openLive(weda.page("/"))
      try await browser.type("London", into: Browser.searchField)
      try await browser.waitFor(Browser.suggestion)
      try await browser.press(.escape)
      try await browser.waitGone(Browser.suggestion)
      #expect(try await browser.fieldText() == "London")
      try await browser.press(.escape)
      try await browser.wait(until: "document.activeElement.value === ''")
      try await browser.expectQuiet()
    }
  }

  @Test(.mission("W-51"))
  func `returning to the search with a chosen place's name loads no suggestions`() async throws {
    try await WeDaUnderTest.browse { weda, browser in
      try await browser.openLive(weda.page("/"))
      try await browser.search(for: "Lond")
      await weda.simulator.requests.removeAll()
      try await browser.back()
      try await browser.waitFor(Browser.searchField)
      #expect(try await browser.fieldText() == "London")
      try await browser.waitFor(testID: "search.recent")
      #expect(try await browser.findAll(Browser.suggestion).isEmpty)
      let paths = await weda.simulator.requests.entries.map(\.path)
      #expect(!paths.contains("/geo/1.0/direct"))
    }
  }

  @Test(.mission("W-174"))
  func `a search without results shows the searched name`() async throws {
    try await WeDaUnderTest.browse { weda, browser in
      try await browser.openLive(weda.page("/"))
      try await browser.type("Xyzzyville", into: Browser.searchField)
      try await browser.waitFor(text: "No place called “Xyzzyville”")
      try await browser.press(.enter)
      try await browser.waitFor(testID: "search.noMatch")
      try await browser.waitFor(text: "Check the spelling")
      try await browser.expectQuiet()
    }
  }
}

extension Browser {
  /// Returns the suggestion that Enter would choose, as assistive technology gets it.
  func activeOption() async throws -> String? {
    try await run(
      """
      const id = document.activeElement.getAttribute('aria-activedescendant');
      return id ? document.getElementById(id).dataset.testid ?? id : null;
      """
    ).string
  }

  func fieldText() async throws -> String? {
    try await find(Self.searchField).property("value").string
  }
}
