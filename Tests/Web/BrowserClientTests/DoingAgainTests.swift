import StrataBrowserTesting
import StrataKitTesting
import StrataWire
import Testing

/// Tests of taps that a restarted server has not received.
@Suite(.timeLimit(.minutes(30))) struct DoingAgainTests {
  private static func page(_ first: Int, _ more: String = "") -> String {
    "<p data-n='\(first)'>0</p><button data-n='\(first + 1)' data-e='tap'>Add</button>\(more)"
  }

  /// Runs a test on a page whose server is away and has received no event yet.
  private func browse(
    _ screen: String, _ test: (ScriptedApp, Browser) async throws -> Void
  ) async throws {
    let app = try ScriptedApp(screen) { [.text(id: 41, "event \($0.number)")] }
    try await app.browse { browser in
      try await app.settle(browser)
      app.state.withLock { $0.refuses = true }
      app.drop()
      try await browser.wait(until: "!__strata.live")
      try await test(app, browser)
    }
  }

  private func restart(_ app: ScriptedApp, _ screen: String) {
    app.restart(screen: screen)
    app.state.withLock { $0.refuses = false }
  }

  private static let words = "document.getElementById('limit').textContent"

  @Test func `a tap during a server restart is performed once, on the same button of the new page`()
    async throws
  {
    try await browse(Self.page(5)) { app, browser in
      try await browser.click(.css("button"))
      #expect(try await browser.value("__strata.pending") == 1)
      restart(app, Self.page(41))
      await app.events.wait(for: 1)
      try await browser.waitFor(text: "event 1")
      try await app.settle(browser)
      #expect(app.events.all.map(\.id) == [42])
      BadDay("killed-tap").record(
        done: ["taps in Chromium while the server was away": 1],
        seen: ["times that these were performed": app.events.all.count])
      #expect(try await browser.value(Self.words) == "")
      app.state.withLock { $0.welcome = nil }
      app.drop()
      try await app.settle(browser)
      #expect(app.events.all.count == 1)
    }
  }

  @Test
  func `after a restart, a tap on a removed element shows a message until the next tap`()
    async throws
  {
    try await browse(Self.page(5)) { app, browser in
      try await browser.click(.css("button"))
      restart(app, "<p data-n='41'>0</p><button data-n='42' data-e='tap'>Other</button>")
      try await browser.waitFor(text: "Do it again")
      #expect(app.events.all.isEmpty)
      try await browser.click(.css("button"))
      await app.events.wait(for: 1)
      #expect(try await browser.value(Self.words) == "")
    }
  }

  @Test func `after a restart, a tap on a button is not repeated if the page has two equal ones`()
    async throws
  {
    let second = "<button data-n='9' data-e='tap'>Add</button>"
    try await browse(Self.page(5, second)) { app, browser in
      try await browser.click(.css("button"))
      restart(app, Self.page(41))
      try await browser.waitFor(text: "Do it again")
      #expect(app.events.all.isEmpty)
    }
  }

  @Test
  func `the message about taps that did not arrive names three elements at most, shortened`()
    async throws
  {
    let names = ["One", "Two", "A name \(String(repeating: "of many words ", count: 9))", "Four"]
    let buttons = names.enumerated().map { number, name in
      "<button data-n='\(number + 6)' data-e='tap'>\(name)</button>"
    }
    let symbol = "<button data-n='12' data-e='tap' aria-label='Add'>+</button>"
    try await browse("<p data-n='5'>0</p>\(buttons.joined())\(symbol)") { app, browser in
      for number in [6, 6, 12, 8, 9] { try await browser.click(.css("[data-n='\(number)']")) }
      restart(app, "<p data-n='41'>0</p>")
      try await browser.waitFor(text: "Do it again")
      #expect(
        try await browser.value(Self.words)
          == "Do it again “One”, “Add”, “A name of many words of many words of m…”")
    }
  }

  @Test
  func `after a restart, a tap that may have been performed shows a message and is not repeated`()
    async throws
  {
    let app = try ScriptedApp(Self.page(5))
    try await app.browse { browser in
      try await app.settle(browser)
      app.state.withLock { $0.losesEvents = true }
      let before = app.frames.all.count
      try await browser.click(.css("button"))
      await app.frames.wait(for: before + 1)
      app.restart(screen: Self.page(41))
      try await browser.waitFor(text: "Do it again")
      try await app.settle(browser)
      #expect(app.events.all.isEmpty)
      #expect(try await browser.value(Self.words) == "Do it again “Add”")
    }
  }
}
