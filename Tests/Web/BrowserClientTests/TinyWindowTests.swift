import StrataBrowserTesting
import Testing

/// Tests of the sizes that a page reports, also from a window that is too small to show anything, which
/// a browser makes for a moment to take a picture of the whole page.
@Suite(.timeLimit(.minutes(30))) struct TinyWindowTests {
  private static let tiny = Viewport(width: 1, height: 1, isMobile: true)
  private static let screen = "<div data-n='5' class='root' data-e='box'>A page</div>"

  /// Waits until the page is laid out in its window, and the server has its reports.
  private func settle(_ app: ScriptedApp, _ browser: Browser) async throws {
    try await browser.runAsync(
      "requestAnimationFrame(() => requestAnimationFrame(() => args.at(-1)(true)))")
    try await app.settle(browser)
  }

  private func facts(_ app: ScriptedApp) -> [String] {
    app.frames.all.filter { $0.contains("\"env\"") }
  }

  @Test func `sizes and facts of a tiny window are not reported, those of the next one are`()
    async throws
  {
    // The page does not know the browser's time zone, so the facts are reported once at the beginning.
    let app = try ScriptedApp(Self.screen, body: "data-zone='Nowhere/Else'")
    try await app.browse { browser in
      try await settle(app, browser)
      #expect(app.events.all.map(\.id) == [5])
      #expect(facts(app).count == 1)
      try await browser.setViewport(Self.tiny)
      try await browser.wait(until: "innerWidth < 60")
      try await settle(app, browser)
      try await browser.setViewport(Viewport(width: 640, height: 844, isMobile: true))
      try await browser.wait(until: "innerWidth === 640")
      try await settle(app, browser)
      #expect(app.events.all.count == 1)
      #expect(facts(app).count == 1)

      try await browser.setViewport(Self.tiny)
      try await browser.wait(until: "innerWidth < 60")
      try await settle(app, browser)
      try await browser.setViewport(Viewport(width: 400, height: 844, isMobile: true))
      try await browser.wait(until: "innerWidth === 400")
      try await settle(app, browser)
      #expect(app.events.all.count == 2)
      #expect(app.events.all.last?.value?.hasPrefix("400 ") == true)
      #expect(facts(app).count == 2)
      #expect(facts(app).last?.contains("\"1000") == true)
    }
  }

  @Test func `an element whose place is observed reports it with the height of the window`()
    async throws
  {
    let app = try ScriptedApp(Self.screen.replacing("'box'", with: "'box place'"))
    try await app.browse { browser in
      try await settle(app, browser)
      let height = try await browser.value("innerHeight").double ?? 0
      let numbers = (app.events.all.last?.value ?? "").split(separator: " ").compactMap {
        Double($0)
      }
      #expect(numbers.count == 5 && height > 0 && numbers.last == height, "\(numbers)")
    }
  }

  @Test func `an element that appears in a tiny window reports its size once`() async throws {
    let app = try ScriptedApp("<div data-n='5' class='root'></div>")
    try await app.browse { browser in
      try await browser.setViewport(Self.tiny)
      try await browser.wait(until: "innerWidth < 60")
      try await app.patch(
        .insert(
          parent: 5, before: 0, html: "<div data-n='6' class='root' data-e='box'>A part</div>"),
        shownIn: browser)
      try await settle(app, browser)
      #expect(app.events.all.map(\.id) == [6])
    }
  }
}
