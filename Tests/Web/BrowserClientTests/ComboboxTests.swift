import StrataBrowserTesting
import StrataWire
import Testing

@Suite(.timeLimit(.minutes(30))) struct ComboboxTests {
  private static let search = """
    <div class=search data-n=5><div class=search-box><input type=search role=combobox data-n=6
    aria-controls=cities aria-expanded=false aria-label=City data-e='input submit'></div></div>
    """
  private static let list = """
    <div role=listbox class=suggest id=cities data-n=7 aria-label=Suggestions>\
    <div role=option class=opt data-n=8 data-e=tap>London, GB</div>\
    <div role=option class=opt data-n=9 data-e=tap>London, CA</div></div>
    """

  private func app() throws -> ScriptedApp {
    try ScriptedApp(Self.search) { event in
      event.value == "l" && event.name == "input"
        ? [.insert(parent: 5, before: 0, html: Self.list)] : []
    }
  }

  @Test func `arrow keys select, Enter taps, and the field keeps the focus`() async throws {
    let app = try app()
    try await app.browse { browser in
      try await browser.type("l", into: .role("combobox"))
      try await browser.waitFor(.css(".opt"))
      try await browser.press(.arrowDown)
      try await browser.press(.arrowDown)
      let active = "document.activeElement.getAttribute('aria-activedescendant')"
      #expect(try await browser.value(active) == "option-9")
      try await browser.press(.arrowDown)
      #expect(try await browser.value(active) == .null)
      try await browser.press(.arrowUp)
      try await browser.press(.enter)
      try await app.settle(browser)
      #expect(app.events.all.last?.id == 9 && app.events.all.last?.name == "tap")
      try await browser.click(.text("London, GB"))
      try await app.settle(browser)
      #expect(app.events.all.last?.id == 8)
      #expect(try await browser.find(.css("input")).isFocused)
    }
  }

  @Test func `Esc closes the suggestions, a second Esc empties the field, and Enter submits it`()
    async throws
  {
    let app = try app()
    try await app.browse { browser in
      let expanded = "document.querySelector('input').ariaExpanded"
      try await browser.type("l", into: .role("combobox"))
      try await browser.waitFor(.css(".opt"))
      #expect(try await browser.value(expanded) == "true")
      try await browser.press(.escape)
      try await browser.waitGone(.css(".opt"))
      #expect(try await browser.value(expanded) == "false")
      try await browser.press(.enter)
      try await browser.press(.escape)
      try await app.settle(browser)
      #expect(app.events.all.map(\.name) == ["input", "submit", "input"])
      #expect(app.events.all.map(\.value) == ["l", "l", ""])
      try await app.patch(.remove(id: 7), shownIn: browser)
      #expect(try await browser.complaints() == [])
    }
  }

  @Test func `suggestions on the first page are hidden until the search field has the focus`()
    async throws
  {
    let app = try ScriptedApp(
      Self.search.replacing("</div></div>", with: "</div>\(Self.list)</div>")
        + "<button id=other>Other</button>")
    try await app.browse { browser in
      let shown = "document.querySelector('.suggest').checkVisibility()"
      let expanded = "document.querySelector('input').ariaExpanded"
      try await browser.wait(until: "!\(shown)")
      #expect(try await browser.value(expanded) == "false")
      try await browser.click(.role("combobox"))
      try await browser.wait(until: shown)
      #expect(try await browser.value(expanded) == "true")
      try await browser.click(.css("#other"))
      try await browser.wait(until: "!\(shown)")
      #expect(try await browser.value(expanded) == "false")
    }
  }
}
