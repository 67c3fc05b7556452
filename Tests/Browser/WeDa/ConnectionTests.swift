import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of a slow or broken connection between the browser and the app.
@Suite struct ConnectionTests {
  @Test func `fast typing over a slow connection loses no letters and keeps the caret's position`()
    async throws
  {
    let text = "Llanfairpwllgwyngyllgogerychwyrndrobwll"
    try await WeDaUnderTest.browse(arguments: ["--simulate-latency", "300"]) { weda, browser in
      try await browser.openLive(weda.page("/"))
      try await browser.type(text, into: Browser.searchField, pace: .milliseconds(50))
      #expect(try await browser.fieldText() == text)
      for _ in 0..<4 { try await browser.press(.arrowLeft) }
      try await browser.type("XYZ", pace: .milliseconds(50))
      let whole = String(text.dropLast(4)) + "XYZ" + text.suffix(4)
      try await browser.waitFor(text: "No place called “\(whole)”")
      #expect(try await browser.fieldText() == whole)
      let caret = try await browser.run(
        "const e = document.activeElement; return [e.selectionStart, e.selectionEnd]")
      #expect(
        caret.array?.compactMap(\.double) == [Double(whole.count - 4), Double(whole.count - 4)])
      try await browser.expectQuiet()
    }
  }

  @Test(arguments: Viewport.both)
  func `a page shows that the server is down, and sends text typed meanwhile once it is back`(
    viewport: Viewport
  ) async throws {
    try await WeDaUnderTest.browse(.viewport(viewport)) { weda, browser in
      try await browser.openLive(weda.page("/"))
      try await browser.type("Lond", into: Browser.searchField)
      try await browser.waitFor(Browser.suggestion)
      try await weda.app.kill()
      try await browser.waitFor(.css("#offline"))
      try await browser.expectAccessible("offline")
      try await browser.type("on")
      try await weda.app.restart()
      try await browser.waitGone(.css("#offline"))
      try await browser.waitUntilLive()
      #expect(try await browser.fieldText() == "London")
      try await browser.waitFor(.testID("search.suggestion.london-england-gb"))
      try await browser.expectQuiet(ignoring: "WebSocket")
    }
  }

  @Test func `after the server was killed, a scrolled page is restored at the first connection`()
    async throws
  {
    try await WeDaUnderTest.browse(.viewport(.phone)) { weda, browser in
      try await browser.openLive(weda.page("/"))
      try await browser.search(for: "London")
      try await browser.waitFor(testID: "details.credit")
      try await browser.waitUntilLive()
      try await browser.run(
        """
        document.querySelector('[data-testid="details.star"]').focus();
        scrollTo({ top: 300, behavior: 'instant' });
        """)
      try await browser.watchConnections()
      let top = try await browser.run("return scrollY")
      #expect((top.double ?? 0) > 200, "the page is long enough: \(top)")
      try await weda.app.kill()
      try await browser.waitFor(.css("#offline"))
      try await weda.app.restart()
      try await browser.waitUntilLive()
      try await browser.waitFor(testID: "details.credit")
      try await browser.wait(until: "Math.abs(scrollY - args[0]) < 2", top)
      #expect(try await browser.url == weda.page(Browser.london))
      let focus = try await browser.run("return document.activeElement.dataset.testid")
      #expect(focus == "details.star")
      #expect(try await browser.foundConnections() == 1)
      try await browser.expectQuiet(ignoring: "WebSocket")
    }
  }
}
