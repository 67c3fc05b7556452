import StrataBrowserTesting
import StrataWire
import Testing

/// Tests of dialogs, menus, maps and reports when another session takes the page over.
@Suite(.timeLimit(.minutes(30))) struct RemountStateTests {
  private static func dialog(_ number: Int, _ text: String) -> String {
    "<dialog class='alert' data-modal data-n='\(number)' data-e='dismiss'>"
      + "<p class='t' data-n='\(number + 1)'>\(text)</p></dialog>"
  }

  private static let opened = """
    [window.opened, \
    [...document.querySelectorAll('dialog:modal')].map(it => it.textContent).join(), \
    document.elementFromPoint(innerWidth / 2, innerHeight / 2).closest('dialog')?.textContent ?? '']
    """

  @Test func `an open dialog stays open, below none that was opened before it`() async throws {
    let app = try ScriptedApp("<p class='t' data-n='5'>Page</p>")
    try await app.browse { browser in
      try await app.patch(
        .insert(parent: 2, before: 0, html: Self.dialog(9, "First")), shownIn: browser)
      try await browser.run(
        """
        window.opened = 0;
        const open = HTMLDialogElement.prototype.showModal;
        HTMLDialogElement.prototype.showModal = function () { window.opened++; open.call(this); };
        """)
      try await browser.markNodes()
      let page = "<p class='t' data-n='5'>Page</p>"
      try await app.takeOver(browser, screen: page, presentations: Self.dialog(40, "First"))
      #expect(try await browser.value(Self.opened) == [0, "First", "First"])
      #expect(try await browser.newNodes() == 0)
      let both =
        Self.dialog(60, "Below").replacing("alert", with: "sheet") + Self.dialog(40, "First")
      try await app.takeOver(browser, screen: page, presentations: both)
      #expect(try await browser.value(Self.opened) == [2, "Below,First", "First"])
      try await app.takeOver(browser, screen: page)
      #expect(try await browser.value(Self.opened) == [2, "", ""])
      #expect(app.events.all.isEmpty)
    }
  }

  @Test func `an open menu and the selected text stay`() async throws {
    let page = """
      <p class='t' data-n='4'>Words to copy</p>\
      <button class='btn' data-n='5' popovertarget='m5'>Menu</button>\
      <div class='menu-list' role='menu' popover='auto' id='m5' data-n='6'>\
      <button class='btn' data-n='7' data-e='tap'>A</button></div>
      """
    let app = try ScriptedApp(page)
    try await app.browse { browser in
      try await browser.click(.text("Menu"))
      try await browser.run("getSelection().selectAllChildren(document.querySelector('p'))")
      try await app.takeOver(
        browser, screen: page.replacing("m5", with: "m9").replacing("data-n='", with: "data-n='1"))
      let state = """
        [document.querySelector('.menu-list').matches(':popover-open'), getSelection().toString()]
        """
      #expect(try await browser.value(state) == [true, "Words to copy"])
    }
  }

  @Test func `a map stays drawn, and tells the session its region`() async throws {
    let page = MapPage.screen(pins: MapPage.pin("Town", 51))
    let app = try ScriptedApp(page)
    try await app.browse { browser in
      try await browser.waitFor(.css(".map-land"))
      await app.events.wait { $0.contains { $0.name == "sight" } }
      try await browser.run(
        "document.querySelectorAll('.map *').forEach(it => { it.mark = true; })")
      let before = app.events.all.count
      let more = page.replacing("Town", with: "Place").replacing("data-n='5'", with: "data-n='41'")
      try await app.takeOver(browser, screen: more)
      let drawn = """
        [...document.querySelector('.map').children].map(it => it.mark && it.classList[0]).join()
        """
      #expect(try await browser.value(drawn) == "ground,pin,map-credit,map-zoom")
      #expect(try await browser.value("document.querySelector('.map-land').mark") == true)
      #expect(
        try await browser.value("document.querySelector('.map-title').textContent") == "Place")
      await app.events.wait { $0.dropFirst(before).contains { $0.name == "sight" && $0.id == 41 } }
    }
  }

  @Test func `pictures and sizes are reported to the session, though they have not changed`()
    async throws
  {
    let picture =
      "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"
    let page =
      "<img class='pic' data-n='5' data-e='load' alt='' src='\(picture)'>"
      + "<div class='v' data-n='6' data-e='box'>Size</div>"
    let app = try ScriptedApp(page)
    try await app.browse { browser in
      await app.events.wait(for: 2)
      try await app.settle(browser)
      let first = Set(app.events(since: 0)), before = app.events.all.count
      try await browser.markNodes()
      try await app.takeOver(browser, screen: page)
      await app.events.wait { Set($0.dropFirst(before).map(\.name)) == ["load", "box"] }
      #expect(first.isSuperset(of: app.events(since: before)))
      #expect(try await browser.newNodes() == 0)
    }
  }
}
