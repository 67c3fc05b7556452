import Foundation
import StrataBrowserTesting
import Testing

/// Tests of a program, or one of its workers, that is killed while a person types in its page.
@Suite(.timeLimit(.minutes(60))) struct PantryRestartTests {
  /// A window so low that the form has to be scrolled.
  private static let low = Viewport(width: 390, height: 420, isMobile: true)

  @Test func `after the server was killed, a page restores tab, draft, scroll position and focus`()
    async throws
  {
    let app = try await ServedApp.start("pantry")
    try await Browser.run(.viewport(Self.low)) { browser in
      let before = try await write(on: browser, of: app)
      try await browser.watchConnections()
      try await app.kill()
      try await browser.waitFor(.css("#offline"))
      try await app.restart()
      try await expectAsBefore(browser, before)
      #expect(try await browser.foundConnections() == 1)
      try await browser.expectQuiet(ignoring: "WebSocket")
    }
    try await app.stop()
  }

  @Test func `after its worker was killed, a page restores tab, draft, scroll position and focus`()
    async throws
  {
    let app = try await ServedApp.start("pantry", arguments: ["--workers", "1"])
    try await Browser.run(.viewport(Self.low)) { browser in
      let before = try await write(on: browser, of: app)
      let worker = try #require(app.workers.first)
      kill(worker, SIGKILL)
      try await expectAsBefore(browser, before)
      #expect(!app.workers.contains(worker))
      try await browser.expectQuiet(ignoring: "WebSocket")
    }
    try await app.stop()
  }

  /// Types into a field far down on a tab, and returns the page's whereabouts.
  private func write(on browser: Browser, of app: ServedApp) async throws -> JSONValue {
    try await browser.beginPantry(app)
    try await browser.click(.css(".tabs a.tab:last-of-type"))
    try await browser.type("Ask for eggs", into: .css("textarea"))
    try await browser.press(.arrowLeft)
    try await browser.waitFor(text: "12 letters")
    let before = try await browser.whereabouts()
    #expect(before.array?[0] != "/")
    #expect((before.array?[1].double ?? 0) > 50, "the page is long enough: \(before)")
    try await browser.run("document.querySelector('textarea').mark = 'first'")
    return before
  }

  /// Waits for the page of the new process, and expects the same whereabouts.
  private func expectAsBefore(_ browser: Browser, _ before: JSONValue) async throws {
    // The page belongs to the new process, whose elements nobody has marked.
    try await browser.wait(
      until: "document.querySelector('textarea') && !document.querySelector('textarea').mark")
    try await browser.waitUntilLive()
    try await browser.waitFor(text: "12 letters")
    try await browser.wait(until: "Math.abs(scrollY - args[0]) < 2", before.array?[1] ?? 0)
    #expect(try await browser.whereabouts() == before)
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
