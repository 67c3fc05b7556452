import Foundation
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of a program, or one of its workers, that is killed while a person types in its page.
@Suite(.timeLimit(.minutes(60))) struct PantryRestartTests {
  /// A window so low that the form has to be scrolled.
  private static let low = Viewport(width: 390, height: 420, isMobile: true)

  @Test func `after the server was killed, a page has its state back and keeps its elements`()
    async throws
  {
    let app = try await ServedApp.start("pantry")
    try await Browser.run(.viewport(Self.low)) { browser in
      let before = try await write(on: browser, of: app)
      try await browser.watchConnections()
      try await app.kill()
      try await browser.waitFor(.css("#offline"))
      try await app.restart()
      try await expectAsBefore(browser, before, in: BadDay("killed-writer"))
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
      try await browser.watchConnections()
      kill(worker, SIGKILL)
      try await expectAsBefore(browser, before, in: BadDay("killed-worker"))
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
    try await browser.markElements()
    return before
  }

  /// Waits until the page belongs to the new process, and expects the same whereabouts and elements.
  private func expectAsBefore(
    _ browser: Browser, _ before: JSONValue, in row: BadDay
  ) async throws {
    try await browser.wait(until: "globalThis.foundConnections > 0")
    try await browser.waitUntilLive()
    try await browser.waitFor(text: "12 letters")
    try await browser.wait(until: "Math.abs(scrollY - args[0]) < 2", before.array?[1] ?? 0)
    let after = try await browser.whereabouts()
    #expect(after == before)
    let (replaced, differing, isSame) = try await browser.changedElements()
    #expect(replaced <= differing, "\(replaced) are new, \(differing) differ")
    #expect(isSame, "the text area is the one from before")
    row.record(
      done: ["pages in Chromium with a draft": 1],
      seen: [
        "pages as before": after == before ? 1 : 0,
        "elements of these that were drawn anew": Int(exactly: replaced) ?? -1,
        "elements that differed": Int(exactly: differing) ?? -1,
      ])
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

  /// Returns the kind, the look and the own text of an element, which a restart does not change.
  private static let look = """
    const look = (el) => [el.localName, el.className,
      ...[...el.childNodes].filter(it => it.nodeType === 3).map(it => it.data)].join('\\n');
    const all = [...document.querySelectorAll('#screen *')];
    """

  /// Marks all elements of the app, and notes their looks.
  fileprivate func markElements() async throws {
    try await run(
      Self.look + "window.looks = all.map(look); all.forEach(e => { e.mark = true; });")
  }

  /// Returns the number of elements that were not on the page when it was marked, the number of
  /// those with a look that was not there, and whether the text area is an element from then.
  fileprivate func changedElements() async throws -> (new: Double, differing: Double, Bool) {
    let found = try await run(
      Self.look + """
        const isOther = (el) => {
          const at = window.looks.indexOf(look(el));
          return at < 0 || !window.looks.splice(at, 1);
        };
        return [all.filter(e => !e.mark).length, all.filter(isOther).length,
          document.querySelector('textarea').mark === true];
        """)
    let counts = found.array?.prefix(2).compactMap(\.double) ?? []
    guard counts.count == 2 else { return (.nan, .nan, false) }
    return (counts[0], counts[1], found.array?.last == true)
  }
}
