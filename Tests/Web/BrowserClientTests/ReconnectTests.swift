import StrataBrowserTesting
import StrataWire
import Testing

@Suite(.timeLimit(.minutes(30))) struct ReconnectTests {
  private static let counter =
    "<p data-n='5'>0</p><button data-n='6' data-e='tap'>Add</button>"

  @Test func `an event that was lost is sent again, and no element is replaced`() async throws {
    let app = try ScriptedApp(Self.counter) { [.text(id: 5, "event \($0.number)")] }
    try await app.browse { browser in
      try await browser.run("document.querySelector('p').mark = 'same'")
      app.state.withLock { $0.losesEvents = true }
      try await browser.click(.css("button"))
      await app.frames.wait(for: 2)
      app.state.withLock { $0.losesEvents = false }
      app.drop()
      try await browser.waitFor(text: "event 1")
      try await app.settle(browser)
      #expect(app.events.all.map(\.number) == [1])
      #expect(app.hellos.all.map(\.token) == ["first", "first"])
      #expect(try await browser.value("document.querySelector('p').mark") == "same")
    }
  }

  @Test func `lost patches are requested again, in order`() async throws {
    let app = try ScriptedApp(Self.counter)
    try await app.browse { browser in
      try await app.patch(.text(id: 5, "one"), shownIn: browser)
      app.state.withLock { $0.losesPatches = true }
      app.patch([.attribute(id: 5, name: "title", value: "two")])
      app.patch([.text(id: 5, "three")])
      app.drop()
      try await app.settle(browser)
      let markup = try await browser.value("document.querySelector('p').outerHTML")
      #expect(markup == "<p data-n=\"5\" title=\"two\">three</p>")
      #expect(app.hellos.all.map(\.lastPatch) == [0, 1])
      #expect(try await browser.value("__strata.applied") == 3)
    }
  }

  @Test func `a missing patch is detected and requested`() async throws {
    let app = try ScriptedApp(Self.counter)
    try await app.browse { browser in
      app.state.withLock { $0.losesPatches = true }
      app.patch([.text(id: 5, "one")])
      app.state.withLock { $0.losesPatches = false }
      app.patch([.attribute(id: 5, name: "title", value: "two")])
      try await app.settle(browser)
      let markup = try await browser.value("document.querySelector('p').outerHTML")
      #expect(markup == "<p data-n=\"5\" title=\"two\">one</p>")
      #expect(app.hellos.all.count == 2)
    }
  }

  @Test func `without a connection the page shows a message and keeps the events`() async throws {
    let app = try ScriptedApp(Self.counter, body: "data-words='Weg. Nochmal …'") {
      [.text(id: 5, "\($0.number)")]
    }
    try await app.browse { browser in
      app.state.withLock { $0.refuses = true }
      app.drop()
      try await browser.waitFor(text: "Weg. Nochmal …")
      #expect(try await browser.find(.css("#offline")).role == "status")
      try await browser.click(.css("button"))
      try await browser.click(.css("button"))
      #expect(try await browser.value("__strata.pending") == 2)
      app.state.withLock { $0.refuses = false }
      try await app.settle(browser)
      #expect(try await browser.value("document.querySelector('p').textContent") == "2")
      try await browser.waitGone(.css("#offline"))
      #expect(try await browser.complaints() == [])
    }
  }

  @Test
  func `without a connection at most 501 events are queued, and these are sent in order later`()
    async throws
  {
    let app = try ScriptedApp(Self.counter)
    try await app.browse { browser in
      app.state.withLock { $0.refuses = true }
      app.drop()
      try await browser.wait(until: "!__strata.live")
      try await browser.run(
        "for (let n = 0; n < 600; n++) document.querySelector('button').click();")
      #expect(try await browser.value("[__strata.pending, __strata.dropped].join()") == "501,99")
      app.state.withLock { $0.refuses = false }
      try await app.settle(browser)
      #expect(app.events.all.map(\.number) == Array(1...501))
    }
  }

  @Test func `a hidden window that the server closed reconnects once it is visible`() async throws {
    let app = try ScriptedApp(Self.counter)
    try await app.browse { browser in
      try await app.settle(browser)
      try await browser.run(
        "Object.defineProperty(document, 'hidden', { value: true, configurable: true })")
      app.state.withLock { $0.connection }?.close(code: 4002, reason: "too many windows")
      try await browser.wait(until: "!__strata.live")
      // Its immediate work is done by now: a new socket is counted when it is requested.
      try await browser.run("return new Promise((done) => setTimeout(done))")
      #expect(try await browser.value("__strata.connects") == 1)
      try await browser.run(
        "delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))")
      try await app.settle(browser)
      #expect(app.hellos.all.count == 2)
    }
  }

  @Test
  func `a visible window that the server closed shows a message and reconnects at the next click`()
    async throws
  {
    let app = try ScriptedApp(Self.counter, body: "data-rest='Resting'")
    try await app.browse { browser in
      try await app.settle(browser)
      app.state.withLock { $0.connection }?.close(code: 4002, reason: "too many windows")
      try await browser.waitFor(text: "Resting")
      #expect(try await browser.find(.css("#limit")).role == "alert")
      // Its immediate work is done by now: a new socket is counted when it is requested.
      try await browser.run("return new Promise((done) => setTimeout(done))")
      #expect(try await browser.value("__strata.connects") == 1)
      try await browser.click(.css("p"))
      try await app.settle(browser)
      #expect(app.hellos.all.count == 2)
      try await browser.waitGone(.css("#limit"))
      #expect(try await browser.complaints() == [])
    }
  }

  @Test func `a window that the server closed also reconnects by a click without pointer events`()
    async throws
  {
    let app = try ScriptedApp(Self.counter, body: "data-rest='Resting'")
    try await app.browse { browser in
      try await app.settle(browser)
      app.state.withLock { $0.connection }?.close(code: 4002, reason: "too many windows")
      try await browser.waitFor(text: "Resting")
      try await browser.run("document.querySelector('p').click()")
      try await app.settle(browser)
      #expect(app.hellos.all.count == 2)
      try await browser.waitGone(.css("#limit"))
    }
  }

  @Test func `after a restart drafts, focus and caret are restored`() async throws {
    let draft = "<input data-n='%' data-k='note' data-e='input' aria-label='Note'>"
    let app = try ScriptedApp(draft.replacing("%", with: "6"))
    try await app.browse { browser in
      try await browser.type("abcd", into: .css("input"))
      try await browser.press(.arrowLeft)
      try await app.settle(browser)
      let before = app.events.all.count
      app.restart(
        screen: draft.replacing("%", with: "41' class='z"), rules: ".z{color:rgb(4, 5, 6)}",
        url: "/later")
      await app.events.wait(for: before + 1)
      let event = try #require(app.events.all.last)
      #expect((event.number, event.id, event.value) == (1, 41, "abcd"))
      let field = "document.activeElement"
      #expect(try await browser.value("\(field).dataset.n") == "41")
      #expect(try await browser.value("\(field).selectionStart") == 3)
      #expect(try await browser.value("getComputedStyle(\(field)).color") == "rgb(4, 5, 6)")
      #expect(try await browser.value("location.pathname + document.title") == "/laterAgain")
    }
  }

  @Test func `a reload that the server requests keeps drafts`() async throws {
    let app = try ScriptedApp("<input data-n='6' data-k='note' data-e='input'>")
    try await app.browse { browser in
      try await browser.type("abcd", into: .css("input"))
      try await app.settle(browser)
      let before = app.events.all.count
      app.state.withLock { $0.welcome = .reload }
      app.drop()
      await app.hellos.wait(for: 2)
      app.state.withLock { $0.welcome = nil }
      await app.events.wait(for: before + 1)
      #expect(app.events.all.last?.value == "abcd")
    }
  }
}
