import StrataBrowserTesting
import StrataWire
import Testing

/// Tests of messages and lost sockets while the script for another session is fetched.
@Suite(.timeLimit(.minutes(30))) struct RemountOrderTests {
  private static func page(_ number: Int) -> String { "<p class='t' data-n='\(number)'>0</p>" }

  /// Runs a test on a page that fetches the script only once `window.go` is called, and waits for
  /// it without a limit.
  private func browse(_ test: (ScriptedApp, Browser) async throws -> Void) async throws {
    let app = try ScriptedApp(Self.page(5))
    try await app.browse { browser in
      try await app.settle(browser)
      try await browser.run(
        """
        const { append } = document.body, later = window.setTimeout;
        window.setTimeout = (work, pause, ...more) => pause < 5000 && later(work, pause, ...more);
        document.body.append = function (...nodes) {
          const go = () => append.apply(document.body, nodes);
          nodes[0].localName === 'script' ? window.go = go : go();
        };
        """)
      try await test(app, browser)
    }
  }

  @Test func `patches that arrive before the script are applied after it, in order`() async throws {
    try await browse { app, browser in
      app.restart(screen: Self.page(41))
      try await browser.wait(until: "window.go")
      let before = try await browser.value("__strata.bytes")
      app.patch([.text(id: 41, "first")])
      app.patch([.attribute(id: 41, name: "title", value: "second")])
      try await browser.wait(until: "__strata.bytes > args[0] + 40", before)
      #expect(try await browser.value("document.querySelector('p').textContent") == "0")
      try await browser.run("window.go()")
      try await app.settle(browser)
      let markup = try await browser.value("document.querySelector('#screen').innerHTML")
      #expect(markup == "<p class=\"t\" data-n=\"41\" title=\"second\">first</p>")
      #expect(try await browser.value("__strata.unknown") == 0)
    }
  }

  @Test func `of two sessions before the script came, the page belongs to the second one`()
    async throws
  {
    try await browse { app, browser in
      app.restart(screen: Self.page(41))
      try await browser.wait(until: "window.go")
      app.restart(screen: Self.page(61))
      await app.hellos.wait(for: 3)
      try await browser.run("window.go()")
      try await browser.waitFor(.css("[data-n='61']"))
      try await app.settle(browser)
      try await app.patch(.text(id: 61, "here"), shownIn: browser)
      try await browser.waitFor(text: "here")
      #expect(app.hellos.all.map(\.token) == ["first", "first", "first"])
    }
  }
}
