import StrataBrowserTesting
import StrataWire
import Testing

@Suite(.timeLimit(.minutes(30))) struct ControlTests {
  private static let menu = """
    <div class=menu><button data-n=5 class=btn popovertarget=m aria-haspopup=menu>Sort</button>\
    <div id=m class=menu-list popover=auto role=menu data-n=6>\
    <button data-n=7 data-e=tap class=btn role=menuitem>Name</button>\
    <button data-n=8 data-e=tap class=btn role=menuitem>Date</button>\
    <button data-n=9 data-e=tap class=btn role=menuitem>Size</button></div></div>
    """
  private static let focused = "document.activeElement.dataset.n"

  @Test func `of a slider's intermediate values only the latest is sent`() async throws {
    let app = try ScriptedApp(
      "<input type=range class=rng data-n=6 data-e='input press' min=0 max=100 step=1 value=0>",
      body: "data-latency='200'")
    try await app.browse { browser in
      try await browser.run("document.querySelector('input').focus()")
      for _ in 0..<40 { try await browser.press(.arrowRight) }
      #expect(try await browser.value("document.querySelector('input').value") == "40")
      try await app.settle(browser)
      let values = app.events.all.filter { $0.name == "input" }.map { $0.value ?? "" }
      #expect(values.last == "40" && values.count < 40)
      #expect(values.compactMap(Int.init) == values.compactMap(Int.init).sorted())
    }
  }

  @Test func `a menu opens at once and works by keyboard alone`() async throws {
    let app = try ScriptedApp(Self.menu)
    try await app.browse { browser in
      try await browser.run("document.querySelector('button').focus()")
      try await browser.press(.enter)
      try await browser.wait(until: "\(Self.focused) === '7'")
      for (key, entry) in [
        (Key.arrowDown, "8"), (.arrowDown, "9"), (.arrowDown, "7"), (.arrowUp, "9"),
      ] {
        try await browser.press(key)
        #expect(try await browser.value(Self.focused) == .string(entry))
      }
      try await browser.press(.escape)
      try await browser.wait(until: "\(Self.focused) === '5'")
      try await browser.press(.enter)
      try await browser.wait(until: "\(Self.focused) === '7'")
      try await browser.press(.enter)
      try await browser.wait(until: "!document.querySelector(':popover-open')")
      try await app.settle(browser)
      #expect(app.events.all.map(\.id) == [7])
      #expect(try await browser.complaints() == [])
    }
  }

  @Test func `an open menu survives a patch of its items`() async throws {
    let app = try ScriptedApp(Self.menu)
    try await app.browse { browser in
      try await browser.click(.text("Sort"))
      try await browser.wait(until: "document.querySelector(':popover-open')")
      try await app.patch(.text(id: 8, "Day"), shownIn: browser)
      #expect(try await browser.value("document.querySelector(':popover-open').id") == "m")
      try await browser.click(.text("Day"))
      try await app.settle(browser)
      #expect(app.events.all.map(\.id) == [8])
    }
  }

  @Test func `a menu within a button opens, and its entry is tapped instead of the button`()
    async throws
  {
    let app = try ScriptedApp(
      """
      <button data-n=4 data-e=tap class=btn><span>A row with much text</span><div class=menu>\
      <div data-n=5 data-e=tap class=btn role=button tabindex=0 popovertarget=m>Sort</div>\
      <div id=m class=menu-list popover=auto role=menu data-n=6>\
      <div data-n=7 data-e=tap class=btn role=menuitem tabindex=0>Name</div>\
      <div data-n=8 data-e=tap class=btn role=menuitem tabindex=0>Date</div></div></div></button>
      """)
    try await app.browse { browser in
      try await browser.click(.text("Sort"))
      try await browser.wait(until: "document.querySelector('#m:popover-open')")
      try await browser.wait(until: "\(Self.focused) === '7'")
      try await browser.press(.arrowDown)
      #expect(try await browser.value(Self.focused) == "8")
      try await browser.click(.text("Date"))
      try await browser.wait(until: "!document.querySelector(':popover-open')")
      try await browser.run("document.querySelector('[popovertarget]').focus()")
      try await browser.press(.enter)
      try await browser.wait(until: "document.querySelector('#m:popover-open')")
      try await browser.press(.escape)
      try await browser.wait(until: "!document.querySelector(':popover-open')")
      // The middle of the button is within its text, which lets the pointer through to the button.
      try await browser.click(.css("[data-n='4']"))
      try await app.settle(browser)
      #expect(app.events.all.map(\.id) == [8, 4])
      #expect(try await browser.complaints() == [])
    }
  }

  @Test func `a menu within a link opens without following the link`() async throws {
    let app = try ScriptedApp("<a href=/other data-n=3>\(Self.menu)</a>")
    try await app.browse { browser in
      try await browser.click(.text("Sort"))
      try await browser.wait(until: "document.querySelector(':popover-open')")
      try await app.settle(browser)
      #expect(app.events.all.isEmpty)
      #expect(try await browser.value("location.pathname") != "/other")
    }
  }

  @Test func `a button with a custom style sends press, release and tap events`() async throws {
    let app = try ScriptedApp("<button class='btn custom' data-n=3 data-e='tap press'>Go</button>")
    try await app.browse { browser in
      try await browser.click(.text("Go"))
      try await app.settle(browser)
      #expect(app.events.all.map(\.name) == ["press", "press", "tap"])
      #expect(app.events.all.prefix(2).map(\.value) == ["true", "false"])
    }
  }

  @Test func `a composition in a text area is not disturbed on a slow line`() async throws {
    let app = try ScriptedApp(
      "<textarea class=fld data-n=6 data-e=input aria-label=Notes></textarea>",
      body: "data-latency='300 60'"
    ) { event in
      guard event.name == "input" else { return [] }
      return [.control(id: 6, version: event.editVersion ?? 0, value: (event.value ?? "") + "!")]
    }
    try await app.browse { browser in
      try await browser.click(.css("textarea"))
      for step in ["に", "にほ", "にほん"] { try await browser.compose(step) }
      try await app.settle(browser)
      #expect(try await browser.value("document.querySelector('textarea').value") == "にほん")
      try await browser.commit("日本")
      try await browser.wait(until: "document.querySelector('textarea').value === '日本!'")
    }
  }

  @Test func `pressing a control's keyboard shortcut taps the control`() async throws {
    let app = try ScriptedApp(
      """
      <button data-n=3 data-e=tap aria-keyshortcuts='Control+S Meta+S'>Save</button>
      <button data-n=4 data-e=tap aria-keyshortcuts=Enter>OK</button>
      """)
    try await app.browse { browser in
      try await browser.run(
        "document.body.dispatchEvent(new KeyboardEvent('keydown', "
          + "{ key: 's', ctrlKey: true, bubbles: true }))")
      try await browser.press(.enter)
      try await app.settle(browser)
      #expect(app.events.all.map(\.id) == [3, 4])
    }
  }

  @Test(arguments: [
    "<button data-n=3 data-e=tap>", "<i data-n=3 data-e=tap role=button tabindex=0>",
  ])
  func `Enter presses the focused control instead of the one whose shortcut it is`(
    control: String
  ) async throws {
    let app = try ScriptedApp(
      """
      <button data-n=4 data-e=tap aria-keyshortcuts=Enter>OK</button>
      <div>\(control)Row</div>
      """)
    try await app.browse { browser in
      try await browser.run("document.querySelector('[data-n=\"3\"]').focus()")
      try await browser.press(.enter)
      try await app.settle(browser)
      #expect(app.events.all.map(\.id) == [3])
    }
  }

  @Test func `in a browser without sharing, a share link copies the address and shows it`()
    async throws
  {
    let app = try ScriptedApp(
      "<button data-n=3 data-e=tap data-share='\n\nhttps://example.org/'>Share</button>")
    try await app.browse { browser in
      try await browser.run(
        """
        navigator.share = undefined;
        Object.defineProperty(navigator, 'clipboard',
          { value: { writeText: async (text) => { window.copied = text; } } });
        """)
      try await browser.click(.text("Share"))
      try await browser.wait(until: "window.copied === 'https://example.org/'")
      try await browser.waitFor(text: "✓ https://example.org/")
    }
  }

  @Test func `over plain HTTP, a share link in a dialog copies the address and keeps the focus`()
    async throws
  {
    let app = try ScriptedApp(
      "<dialog><button data-n=3 data-e=tap data-share='\n\nhttps://example.org/'>Share</button></dialog>"
    )
    try await app.browse { browser in
      try await browser.run(
        """
        navigator.share = undefined;
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
        addEventListener('copy', () => { window.copied = document.activeElement.value; });
        document.querySelector('dialog').showModal();
        """)
      try await browser.click(.text("Share"))
      try await browser.waitFor(text: "✓ https://example.org/")
      #expect(try await browser.value("window.copied") == "https://example.org/")
      #expect(try await browser.value("document.activeElement.textContent") == "Share")
    }
  }

  @Test func `an address that cannot be copied is shown, so that it can be selected`() async throws
  {
    let app = try ScriptedApp(
      "<button data-n=3 data-e=tap data-share='\n\nhttps://example.org/'>Share</button>")
    try await app.browse { browser in
      try await browser.run(
        """
        navigator.share = undefined;
        Object.defineProperty(navigator, 'clipboard',
          { value: { writeText: async () => { throw new Error(); } } });
        """)
      try await browser.click(.text("Share"))
      try await browser.waitFor(.css("[data-copied=false]"))
      let note = try await browser.find(.css("[data-copied=false]"))
      #expect(try await note.text == "https://example.org/")
    }
  }
}
