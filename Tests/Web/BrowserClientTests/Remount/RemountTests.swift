import StrataBrowserTesting
import StrataWire
import Testing

/// Tests of the nodes that stay on the page when another session takes it over.
@Suite(.timeLimit(.minutes(30))) struct RemountTests {
  private static func row(_ name: String, _ number: Int) -> String {
    "<div class='row' data-n='\(number)'><p class='t' data-n='\(number + 1)'>\(name)</p>"
      + "<button class='btn' data-n='\(number + 2)' data-e='tap'>Open</button></div>"
  }

  private static func list(_ names: [String], from first: Int = 10) -> String {
    let rows = names.enumerated().map { row($0.element, first + 3 * $0.offset) }
    return "<div class='v' data-n='5'><h1 class='h' data-n='6'>List</h1>\(rows.joined())</div>"
  }

  private static let names = ["One", "Two", "Three", "Four", "Five"]

  private func browse(
    refusing: String = "", _ test: (ScriptedApp, Browser) async throws -> Void
  ) async throws {
    let app = try ScriptedApp(Self.list(Self.names), refusing: refusing)
    try await app.browse { browser in
      try await app.settle(browser)
      try await browser.markNodes()
      try await test(app, browser)
      #expect(try await browser.value("__strata.unknown") == 0)
    }
  }

  @Test func `a restart with an equal page keeps every node, under the new numbers`() async throws {
    try await browse { app, browser in
      let count = try await browser.markNodes()
      #expect(count == 28)
      try await app.takeOver(browser, screen: Self.list(Self.names, from: 100))
      #expect(try await browser.newNodes() == 0)
      #expect(try await browser.markNodes() == count)
      let before = app.events.all.count
      try await browser.click(.css(".row:nth-of-type(2) button"))
      await app.events.wait(for: before + 1)
      #expect(app.events(since: before) == ["105 tap"])
      try await app.patch(.text(id: 104, "second"), shownIn: browser)
      try await browser.waitFor(text: "second")
      #expect(try await browser.newNodes() == 0)
    }
  }

  @Test(arguments: [
    (["One", "Two", "Changed", "Four", "Five"], 0),
    (["New"] + Self.names, 5), (Self.names + ["New"], 5),
    (["One", "Two", "New", "Three", "Four", "Five"], 5), (["Two", "Three", "Four", "Five"], 0),
    (["Five", "One", "Two", "Three", "Four"], 5), ([], 0),
  ])
  func `after a restart, at most the nodes of the rows that differ are new`(
    names: [String], most: Int
  ) async throws {
    try await browse { app, browser in
      try await app.takeOver(browser, screen: Self.list(names, from: 100))
      #expect((try await browser.newNodes().double ?? .nan) <= Double(most))
      let markup = try await browser.value("document.getElementById('screen').innerHTML")
      #expect(markup.string == Self.list(names, from: 100).replacing("'", with: "\""))
    }
  }

  @Test func `rows keep their own nodes when one before them is gone`() async throws {
    try await browse { app, browser in
      try await browser.run("document.querySelectorAll('.row')[3].own = 'Four'")
      try await app.takeOver(browser, screen: Self.list(["One", "Three", "Four", "Five"]))
      #expect(try await browser.value("document.querySelectorAll('.row')[2].own") == "Four")
    }
  }

  @Test
  func `of several elements of its kind, one takes over that with which it shares most texts`()
    async throws
  {
    func tab(_ texts: [String]) -> String {
      let lines = texts.enumerated().map { at, text in
        "<p class='t' data-n='\(8 + at)'>\(text)</p>"
      }
      return "<div class='tab' data-n='7'>\(lines.joined())</div>"
    }
    let app = try ScriptedApp(
      tab(["Eggs", "Milk"]).replacing("data-n='", with: "data-n='1") + tab(["Notes", "Old"]))
    try await app.browse { browser in
      try await browser.markNodes()
      try await browser.run("document.querySelectorAll('.tab')[1].own = 'Notes'")
      try await app.takeOver(browser, screen: tab(["Notes", "New"]))
      #expect(try await browser.newNodes() == 0)
      #expect(try await browser.value("document.querySelector('.tab').own") == "Notes")
    }
  }

  @Test func `an element of another kind or key is a new one`() async throws {
    let field = "<input class='tf' data-n='5' data-k='a' type='text'><p class='t' data-n='6'></p>"
    let app = try ScriptedApp(field)
    try await app.browse { browser in
      try await browser.markNodes()
      try await app.takeOver(browser, screen: field.replacing("data-k='a'", with: "data-k='b'"))
      #expect(try await browser.newNodes() == 1)
      try await browser.markNodes()
      let other = field.replacing("data-k='a'", with: "data-k='b'")
      try await app.takeOver(browser, screen: other.replacing("class='t'", with: "class='h'"))
      #expect(try await browser.newNodes() == 1)
    }
  }

  @Test func `without its script, a restart replaces the content of the page`() async throws {
    try await browse(refusing: "device.js") { app, browser in
      try await app.takeOver(browser, screen: Self.list(Self.names, from: 100))
      #expect(try await browser.newNodes() == 28)
      let before = app.events.all.count
      try await browser.click(.css(".row:nth-of-type(2) button"))
      await app.events.wait(for: before + 1)
      #expect(app.events(since: before) == ["105 tap"])
    }
  }
}
