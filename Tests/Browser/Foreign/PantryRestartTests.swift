import StrataBrowserTesting
import Testing

/// Tests of a program that is killed while a person types in its page.
@Suite(.timeLimit(.minutes(60))) struct PantryRestartTests {
  /// A window so low that the form has to be scrolled.
  private static let low = Viewport(width: 390, height: 420, isMobile: true)

  @Test func `after the server was killed, a page restores tab, draft, scroll position and focus`()
    async throws
  {
    let app = try await ServedApp.start("pantry")
    try await Browser.run(.viewport(Self.low)) { browser in
      try await browser.beginPantry(app)
      try await browser.click(.css(".tabs a.tab:last-of-type"))
      try await browser.type("Ask for eggs", into: .css("textarea"))
      try await browser.press(.arrowLeft)
      try await browser.waitFor(text: "12 letters")
      let before = try await browser.whereabouts()
      #expect(before.array?[0] != "/")
      #expect((before.array?[1].double ?? 0) > 50, "the page is long enough: \(before)")
      try await browser.run("document.querySelector('textarea').mark = 'first'")
      try await browser.watchConnections()
      try await app.kill()
      try await browser.waitFor(.css("#offline"))
      try await app.restart()
      try await browser.waitUntilLive()
      try await browser.waitFor(text: "12 letters")
      try await browser.wait(until: "Math.abs(scrollY - args[0]) < 2", before.array?[1] ?? 0)
      #expect(try await browser.whereabouts() == before)
      // The page belongs to the new process, and was loaded by the first connection.
      let mark = try await browser.run("return document.querySelector('textarea').mark ?? null")
      #expect(mark == .null)
      #expect(try await browser.foundConnections() == 1)
      try await browser.expectQuiet(ignoring: "WebSocket")
    }
    try await app.stop()
  }
}

extension Browser {
  /// Returns the address, the scroll position, the focused field's text and its caret.
  fileprivate func whereabouts() async throws -> JSONValue {
    try await run(
      """
      const e = document.activeElement;
      return [location.pathname, Math.round(scrollY), e.localName, e.value, e.selectionStart];
      """)
  }
}
