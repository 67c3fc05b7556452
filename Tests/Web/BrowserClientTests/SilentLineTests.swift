import StrataBrowserTesting
import StrataKitTesting
import StrataWire
import Testing

/// Tests of connections that are cut without notice, as a phone's that leaves its network.
@Suite(.timeLimit(.minutes(30))) struct SilentLineTests {
  private static let counter =
    "<p data-n='5'>0</p><button data-n='6' data-e='tap'>Add</button>"

  @Test func `a connection that does not answer is probed and replaced without losing an event`()
    async throws
  {
    let app = try ScriptedApp(Self.counter) { [.text(id: 5, "event \($0.number)")] }
    try await app.browse { browser in
      app.silence()
      try await browser.click(.css("button"))
      await app.hellos.wait(for: 2)
      #expect(app.probes.all.count >= 1)
      try await browser.waitFor(text: "event 1")
      try await app.settle(browser)
      #expect(app.events.all.map(\.number) == [1])
      BadDay("cut-line").record(
        done: ["taps in Chromium on a silent line": 1],
        seen: ["taps that arrived on the next": app.events.all.count],
        lost: ["taps that did not arrive": 1 - app.events.all.count])
    }
  }

  @Test func `the page says that the connection is lost if it does not answer probes`() async throws
  {
    let app = try ScriptedApp(Self.counter) { [.text(id: 5, "event \($0.number)")] }
    try await app.browse { browser in
      app.state.withLock { $0.refuses = true }
      app.silence()
      try await browser.click(.css("button"))
      try await browser.waitFor(text: "Connection lost")
      #expect(app.probes.all.count >= 1)
      app.state.withLock { $0.refuses = false }
      try await browser.waitFor(text: "event 1")
      try await browser.waitGone(.css("#offline"))
    }
  }

  @Test func `a page at rest asks now and then, and says that the connection is lost`()
    async throws
  {
    let app = try ScriptedApp(Self.counter)
    try await app.browse { browser in
      try await browser.devTools(
        "Page.addScriptToEvaluateOnNewDocument", ["source": .string(Self.hurry)])
      try await browser.reload()
      try await browser.wait(until: "window.__strata?.live")
      app.state.withLock { $0.refuses = true }
      app.silence()
      try await browser.waitFor(text: "Connection lost")
      #expect(app.probes.all.count >= 1)
    }
  }

  /// A script that shortens the time after which a page at rest asks.
  private static let hurry = """
    {
      const { setInterval: start } = window;
      window.setInterval = (work, time) => start(work, time === 25000 ? 500 : time);
    }
    """

  @Test func `a connection that answers probes is not replaced, even if the app sends nothing`()
    async throws
  {
    let app = try ScriptedApp(Self.counter) { [.text(id: 5, "event \($0.number)")] }
    try await app.browse { browser in
      app.state.withLock { $0.losesEvents = true }
      try await browser.click(.css("button"))
      await app.probes.wait(for: 3)
      #expect(try await browser.value("__strata.unknown") == 0)
      app.state.withLock { $0.losesEvents = false }
      app.drop()
      try await browser.waitFor(text: "event 1")
      #expect(app.events.all.map(\.number) == [1])
    }
  }
}
