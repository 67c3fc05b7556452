import StrataBrowserTesting
import StrataWire
import Testing

@Suite(.timeLimit(.minutes(30))) struct DialogTests {
  private static let dialog = """
    <dialog data-modal class=alert data-n=9 data-e=dismiss aria-labelledby=q><h2 id=q>Sure?</h2>\
    <button data-n=10 data-e=tap>Yes</button></dialog>
    """

  @Test func `Esc requests to close a dialog, the server closes it, and the focus returns`()
    async throws
  {
    let app = try ScriptedApp("<button data-n=3 data-e=tap>Open</button>") { event in
      switch event.id {
      case 3: [.insert(parent: 2, before: 0, html: Self.dialog)]
      case 10: [.remove(id: 9)]
      default: []
      }
    }
    try await app.browse { browser in
      try await browser.click(.text("Open"))
      try await browser.waitFor(.text("Sure?"))
      #expect(try await browser.value("document.querySelector('dialog').matches(':modal')") == true)
      for _ in 0..<2 {
        try await browser.press(.escape)
        try await app.settle(browser)
      }
      #expect(app.events.all.map(\.name) == ["tap", "dismiss", "dismiss"])
      #expect(try await browser.value("document.querySelector('dialog').open") == true)
      try await browser.click(.text("Yes"))
      try await browser.waitGone(.css("dialog"))
      #expect(try await browser.value("document.activeElement.dataset.n") == "3")
      #expect(try await browser.complaints() == [])
    }
  }

  @Test func `a button whose tap is not answered at once is marked until the answer comes`()
    async throws
  {
    let app = try ScriptedApp(
      "<button data-n=3 data-e=tap>Go</button>", body: "data-latency='300'")
    try await app.browse { browser in
      try await browser.click(.text("Go"))
      try await browser.waitFor(.css("button.sent"))
      try await browser.waitFor(.css("button:not(.sent)"))
      #expect(app.events.all.map(\.name) == ["tap"])
    }
  }

  @Test func `a tapped tab has the current tab's color before the answer comes`() async throws {
    let app = try ScriptedApp(
      "<p class=tab aria-current=page>Home</p><button class=tab data-n=3 data-e=tap>Map</button>",
      body: "data-latency='300'")
    try await app.browse { browser in
      func color(_ selector: String) -> String {
        "getComputedStyle(document.querySelector('\(selector)')).color"
      }
      let isLit = "\(color("button")) === \(color("[aria-current]"))"
      #expect(try await browser.value(isLit) == false)
      try await browser.click(.text("Map"))
      try await browser.waitFor(.css("button.sent"))
      try await browser.wait(until: isLit)
    }
  }

  @Test func `showing the end of a long list requests more rows, once for each end`() async throws {
    let app = try ScriptedApp(
      "<div data-n=4><p>row</p></div><div class=more data-n=5 data-e=more></div>")
    try await app.browse { browser in
      await app.events.wait(for: 1)
      try await app.patch(.insert(parent: 4, before: 0, html: "<p>2</p>"), shownIn: browser)
      await app.events.wait(for: 2)
      #expect(app.events.all.map(\.name) == ["more", "more"])
    }
  }
}
