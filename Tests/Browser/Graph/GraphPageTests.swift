import Foundation
import StrataBrowserTesting
import Testing

/// Tests of the page of `strata graph --format html`, opened from disk.
@Suite(.timeLimit(.minutes(60))) struct GraphPageTests {
  private func open(
    _ viewport: Viewport = .desktop, isLarge: Bool = false,
    _ body: @Sendable (Browser) async throws -> Void
  ) async throws {
    let graph = try DrawnGraph(isLarge: isLarge)
    try await Browser.run(.viewport(viewport)) { browser in
      try await browser.open(graph.page)
      try await body(browser)
      try await browser.expectQuietConsole()
    }
    withExtendedLifetime(graph) {}
  }

  /// Returns the lines of the selected box's details.
  private func said(_ browser: Browser) async throws -> [String] {
    let lines = try await browser.run(
      "return [...document.querySelectorAll('aside > *')].map(e => e.textContent)")
    return lines.array?.compactMap(\.string) ?? []
  }

  /// Returns the names of the boxes that match a selector.
  private func boxes(_ selector: String, _ browser: Browser) async throws -> [String] {
    let names = try await browser.run(
      "return [...document.querySelectorAll('main button' + args[0])].map(e => e.textContent)",
      .string(selector))
    return names.array?.compactMap(\.string) ?? []
  }

  @Test func `selecting a box of the graph shows its imports and its importers`() async throws {
    try await open { browser in
      try await browser.click(.role("button", name: "Core"))
      let rule = "Inner may import no other module"
      #expect(
        try await said(browser) == [
          "Core imports", "Screens, in a cycle: \(rule)", "Core is imported by",
          "Screens, in a cycle",
        ])
      #expect(try await boxes("[aria-pressed=true]", browser) == ["Core"])
      #expect(try await boxes(".out.in", browser) == ["Screens"])
      #expect(try await boxes(".broken", browser) == ["Core"])

      try await browser.click(.role("button", name: "Words"))
      #expect(
        try await said(browser) == [
          "Words imports nothing and is imported by nothing", "No arrow begins or ends here.",
        ])
      #expect(try await boxes("[aria-pressed=true]", browser) == ["Words"])

      try await browser.click(.role("button", name: "Words"))
      #expect(try await said(browser) == [])
      #expect(try await boxes("[aria-pressed=true]", browser) == [])
    }
  }

  @Test func `the graph page counts violations, and shows names with special characters unchanged`()
    async throws
  {
    try await open { browser in
      let head = try await browser.texts(.css("header p")).first ?? ""
      #expect(head.hasPrefix("3 boxes, 2 arrows, 1 broken, 2 in cycles."), "\(head)")
      let layers = try await browser.run(
        "return [...document.querySelectorAll('main h2')].map(e => e.textContent)")
      #expect(layers == ["UI", "Inner", .string(DrawnGraph.oddLayer)])
    }
  }

  /// Returns the classes of the drawn arrows, and the numbers beside them.
  private func arrows(_ browser: Browser) async throws -> (kinds: [String], counts: [String]) {
    let kinds = try await browser.run(
      "return [...document.querySelectorAll('path.arrow')].map(e => e.getAttribute('class'))")
    let counts = try await browser.run(
      "return [...document.querySelectorAll('svg text')].map(e => e.textContent)")
    return (
      (kinds.array ?? []).compactMap(\.string).sorted(), (counts.array ?? []).compactMap(\.string)
    )
  }

  /// Types a word into the page's search field.
  private func search(_ word: String, _ browser: Browser) async throws {
    try await browser.clear(.css("input[name=search]"))
    try await browser.type(word, into: .css("input[name=search]"))
  }

  @Test func `an arrow is drawn for each import, in red if a rule forbids it`() async throws {
    try await open { browser in
      #expect(try await arrows(browser).kinds == ["arrow broken", "arrow plain"])
      try await browser.click(.role("button", name: "Words"))
      #expect(try await arrows(browser).kinds == [])
    }
  }

  @Test func `arrows of a collapsed layer end at its name`() async throws {
    try await open { browser in
      try await browser.click(.css("details[data-layer=Inner] summary"))
      let ends = try await browser.run(
        "return wanted().map(a => [a.from.tagName, a.to.tagName].join(' ')).sort().join(', ')")
      #expect(ends == "BUTTON SUMMARY, SUMMARY BUTTON")
    }
  }

  @Test func `the search shows the boxes whose names have a word`() async throws {
    try await open { browser in
      try await search("OR", browser)
      #expect(try await boxes(":not([hidden])", browser) == ["Core", "Words"])
      #expect(try await arrows(browser).kinds == [])
      try await search("none", browser)
      #expect(try await boxes(":not([hidden])", browser) == [])
    }
  }

  @Test func `the focus shows the selected box and its neighbours only`() async throws {
    try await open { browser in
      try await browser.click(.css("input[name=focus]"))
      #expect(try await boxes(":not([hidden])", browser).count == 3)
      try await browser.click(.role("button", name: "Core"))
      #expect(try await boxes(":not([hidden])", browser) == ["Screens", "Core"])
      try await browser.press(.escape)
      #expect(try await boxes(":not([hidden])", browser).count == 3)
    }
  }

  @Test func `a drawing of 600 modules fits one screen, and one module is found by its name`()
    async throws
  {
    try await open(isLarge: true) { browser in
      let height = try await browser.run(
        "return document.documentElement.scrollHeight <= innerHeight")
      #expect(height == true)
      #expect(try await arrows(browser).counts == ["600"])
      try await search("part345", browser)
      #expect(try await boxes(":not([hidden])", browser) == ["Part345"])
    }
  }

  @Test func `the page loads no other resources`() async throws {
    try await open { browser in
      let loaded = try await browser.run("return performance.getEntriesByType('resource').length")
      #expect(loaded == 0)
    }
  }

  @Test func `the keyboard reaches and selects every box, and Escape deselects it`() async throws {
    try await open { browser in
      try await KeyboardWalk(browser).expectReachable("the graph")
      try await browser.tab(to: "button[data-name=Core]")
      try await browser.press(.enter)
      #expect(try await boxes("[aria-pressed=true]", browser) == ["Core"])
      // The details can be scrolled, so they are a tab stop, too.
      try await KeyboardWalk(browser).expectReachable("the graph with a box pressed")
      try await browser.press(.escape)
      #expect(try await boxes("[aria-pressed=true]", browser) == [])
      try await browser.tab(to: "button[data-name=Screens]")
      try await browser.press(.space)
      #expect(try await boxes("[aria-pressed=true]", browser) == ["Screens"])
    }
  }

  @Test(arguments: Viewport.both)
  func `axe-core reports no issue in light and dark, with and without a selected box`(
    viewport: Viewport
  ) async throws {
    try await open(viewport) { browser in
      try await browser.expectAccessible("the graph")
      try await browser.click(.role("button", name: "Core"))
      try await browser.expectAccessible("the graph with a box pressed")
      try await browser.expectToFit("the graph")
      try await browser.expectUnclipped("the graph")
    }
  }

  @Test func `the details panel of a selected box does not cover the box`() async throws {
    try await open { browser in
      // Moves everything below the viewport, as in a large project.
      try await browser.run("document.querySelector('main').style.paddingTop = '90vh'")
      try await browser.click(.role("button", name: "Words"))
      let isSeen = try await browser.run(
        """
        const box = document.querySelector('[data-name=Words]').getBoundingClientRect();
        const said = document.querySelector('aside').getBoundingClientRect();
        return box.top >= 0 && box.bottom <= said.top;
        """)
      #expect(isSeen == true)
    }
  }

  @Test func `the graph page has different colours in light and dark mode`() async throws {
    try await open { browser in
      var colours: [String] = []
      for appearance in Browser.Appearance.allCases {
        try await browser.show(in: appearance)
        let colour = try await browser.run(
          "return getComputedStyle(document.documentElement).backgroundColor")
        colours.append(colour.string ?? "")
      }
      #expect(colours == ["rgb(255, 255, 255)", "rgb(18, 18, 18)"])
    }
  }
}
