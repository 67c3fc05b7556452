import StrataBrowserTesting
import StrataWire
import Testing

@Suite(.timeLimit(.minutes(30))) struct NavigationTests {
  private static let rows = String(repeating: "<p>row</p>", count: 100)
  private static let home =
    "<div data-n='20'><a href='/city' data-n='21' data-e='tap'>City</a>\(rows)</div>"

  /// Returns the operations that show another screen for each address, as an app does.
  private static func answer(_ event: ClientMessage.Event) -> [PatchOperation] {
    let new = Int32(event.number) * 100
    let old: Int32 = event.number == 1 ? 20 : new - 100
    let swap: [PatchOperation] = [
      .insert(parent: 1, before: 0, html: "<div data-n='\(new)'>screen\(rows)</div>"),
      .remove(id: old),
    ]
    if event.name == "nav" { return swap }
    return swap + [.location(step: "push", url: "/city", title: "City")]
  }

  @Test
  func `a link adds a history entry, Back notifies the app, and each entry restores its scroll`()
    async throws
  {
    let app = try ScriptedApp(Self.home, answer: Self.answer)
    try await app.browse { browser in
      try await browser.run("scrollTo(0, 300)")
      try await browser.run("document.querySelector('a').click()")
      try await app.settle(browser)
      let place = "[location.pathname, document.title, scrollY].join()"
      #expect(try await browser.value(place) == "/city,City,0")
      try await browser.run("scrollTo(0, 500)")
      try await browser.run("history.back()")
      await app.events.wait(for: 2)
      try await app.settle(browser)
      #expect(app.events.all.last?.name == "nav" && app.events.all.last?.value == "/")
      try await browser.wait(until: "scrollY === 300")
      try await browser.run("history.forward()")
      await app.events.wait(for: 3)
      try await browser.wait(until: "scrollY === 500")
      try await app.patch(.location(step: "pop", url: "/", title: "Home"), shownIn: browser)
      try await browser.wait(until: "location.pathname === '/'")
      #expect(app.events.all.count == 3)  // the app popped itself: nothing is asked
    }
  }

  @Test(arguments: ["London", "San Francisco"])
  func `on a phone, a bar with a long way back and three buttons shows a city's whole name`(
    city: String
  ) async throws {
    let button = "<button class=btn><svg class=i viewBox='0 0 24 24'></svg></button>"
    let app = try ScriptedApp(
      "<div class=page data-n=5><div class=nb><div class=nb-lead>"
        + "<a class=nb-back><span class=t>The saved places</span></a></div>"
        + "<span class=nb-title><span class=t>\(city)</span></span>"
        + "<div class=nb-trail>\(button)\(button)\(button)</div></div></div>")
    try await app.browse { browser in
      try await browser.setViewport(Viewport(width: 390, height: 844, isMobile: true))
      try await browser.wait(until: "innerWidth === 390")
      let isWhole = """
        (title => title.clientWidth > 0 && title.scrollWidth <= title.clientWidth)\
        (document.querySelector('.nb-title > .t'))
        """
      #expect(try await browser.value(isWhole) == true)
      let isReachable = "document.querySelector('.nb-back').clientWidth >= 44"
      #expect(try await browser.value(isReachable) == true)
      #expect(try await browser.value(Self.nameOfPageBefore) == "unseen")
    }
  }

  @Test func `the way back has the room of a bar's title until the large title scrolls away`()
    async throws
  {
    let app = try ScriptedApp(
      "<div class=page data-n=5><div class=nb><div class=nb-lead>"
        + "<a class=nb-back><span class=t>Einstellungen</span></a></div>"
        + "<span class=nb-title><span class=t>Datenschutz und Quellen</span></span>"
        + "<div class=nb-trail></div></div><h1 class=lt>Datenschutz und Quellen</h1>"
        + "<div>\(Self.rows)</div></div>")
    try await app.browse { browser in
      try await browser.setViewport(Viewport(width: 390, height: 844, isMobile: true))
      try await browser.wait(until: "innerWidth === 390")
      #expect(try await browser.value(Self.nameOfPageBefore) == "whole")
      try await browser.run("scrollTo(0, 300)")
      try await browser.wait(
        until: """
          (title => title.clientWidth > 0 && title.scrollWidth <= title.clientWidth)\
          (document.querySelector('.nb-title > .t'))
          """)
    }
  }

  /// A script that returns `whole`, `cut` or `unseen` for the name of the page before in its link.
  private static let nameOfPageBefore = """
    (([name, back]) => name.top >= back.bottom - 1 ? 'unseen'
      : name.left >= back.left && name.right <= back.right && name.bottom <= back.bottom
      ? 'whole' : 'cut')\
    (['.nb-back > .t', '.nb-back'].map(it => document.querySelector(it).getBoundingClientRect()))
    """

  @Test func `Back restores the scroll even if the screen it leaves is too short to scroll`()
    async throws
  {
    let app = try ScriptedApp(Self.home) { event in
      let new = Int32(event.number) * 100
      let rows = event.name == "nav" ? Self.rows : ""
      let swap: [PatchOperation] = [
        .insert(parent: 1, before: 0, html: "<div data-n='\(new)'>screen\(rows)</div>"),
        .remove(id: event.number == 1 ? 20 : new - 100),
      ]
      return event.name == "nav"
        ? swap : swap + [.location(step: "push", url: "/city", title: "City")]
    }
    try await app.browse { browser in
      try await browser.run("scrollTo(0, 300)")
      try await browser.run("document.querySelector('a').click()")
      try await app.settle(browser)
      #expect(try await browser.value("[location.pathname, scrollY].join()") == "/city,0")
      try await browser.run("history.back()")
      await app.events.wait(for: 2)
      try await browser.wait(until: "scrollY === 300")
    }
  }

  @Test func `a new screen is announced once, as soon as its title is known`() async throws {
    let app = try ScriptedApp("<p data-n='5'>one</p>")
    try await app.browse { browser in
      try await browser.run(
        """
        globalThis.said = [];
        const voice = document.querySelector('[aria-live=polite]');
        new MutationObserver(() => said.push(voice.textContent))
          .observe(voice, { childList: true, characterData: true, subtree: true });
        """)
      let first = try await browser.title
      try await app.patch(
        .location(step: "push", url: "/city", title: first), shownIn: browser)
      try await app.patch(.title("City"), shownIn: browser)
      try await app.patch(.text(id: 5, "two"), shownIn: browser)
      #expect(try await browser.value("said.join()") == "City")
      try await app.patch(
        .location(step: "replace", url: "/city?day=2", title: "Tuesday"), shownIn: browser)
      #expect(try await browser.value("said.join()") == "City", "it is the same screen")
    }
  }

  @Test func `Back that is pressed while a sheet closes leads to the previous page`() async throws {
    let app = try ScriptedApp("<p data-n='5'>home</p>")
    try await app.browse { browser in
      try await app.patch(.location(step: "push", url: "/list", title: "List"), shownIn: browser)
      try await app.patch(.location(step: "layer", url: "/list#7", title: "List"), shownIn: browser)
      // The browser makes one step of two: of the script's, for the closed sheet, and the person's.
      try await browser.run("history.back = () => {}")
      try await app.patch(
        .location(step: "unlayer", url: "/list#7", title: "List"), shownIn: browser)
      try await browser.run("history.go(-2)")
      await app.events.wait(for: 1)
      #expect(app.events.all.map(\.name) == ["nav"] && app.events.all.first?.value == "/")
    }
  }

  @Test func `closing a sheet removes its history entry without notifying the app`() async throws {
    let app = try ScriptedApp("<p data-n='5'>home</p>")
    try await app.browse { browser in
      try await app.patch(.location(step: "push", url: "/list", title: "List"), shownIn: browser)
      try await app.patch(.location(step: "layer", url: "/list#7", title: "List"), shownIn: browser)
      try await app.patch(
        .location(step: "unlayer", url: "/list#7", title: "List"), shownIn: browser)
      try await browser.wait(until: "history.state.place === 1")
      try await app.settle(browser)
      #expect(app.events.all.isEmpty)
    }
  }

  @Test func `a click with a modifier key is left to the browser`() async throws {
    let app = try ScriptedApp("<a href='#x' data-n='5' data-e='tap'>x</a>")
    try await app.browse { browser in
      let click = """
        let kept; addEventListener('click', e => { kept = e.defaultPrevented; e.preventDefault() },
          {once: true});
        document.querySelector('a').dispatchEvent(new MouseEvent('click',
          {bubbles: true, cancelable: true, ctrlKey: args[0]}));
        return kept;
        """
      #expect(try await browser.run(click, true) == false)
      #expect(try await browser.run(click, false) == true)
      try await app.settle(browser)
      #expect(app.events.all.count == 1)
    }
  }

  @Test func `a link without a tap action opens its address, and a reload keeps the scroll offset`()
    async throws
  {
    let app = try ScriptedApp("<a href='/plain?q=1' data-n='5'>Plain</a>" + Self.rows)
    try await app.browse { browser in
      try await browser.click(.text("Plain"))
      try await app.settle(browser)
      #expect(app.events.all.map(\.value) == ["/plain?q=1"])
      #expect(app.events.all.map(\.id) == [0])
      try await browser.run("scrollTo(0, 400)")
      app.state.withLock {
        $0.seq = 0
        $0.lastEvent = 0
        $0.unconfirmed = []
      }
      try await browser.reload()
      try await browser.wait(until: "window.__strata?.live && scrollY === 400")
    }
  }
}
