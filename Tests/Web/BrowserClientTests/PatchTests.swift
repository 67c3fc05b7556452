import StrataBrowserTesting
import StrataWire
import Testing

@Suite(.timeLimit(.minutes(30))) struct PatchTests {
  @Test func `each patch operation changes the page`() async throws {
    let app = try ScriptedApp("<p data-n='5'>one</p><p data-n='6'>two</p>")
    try await app.browse { browser in
      try await app.patch(
        .rule(".q{color:rgb(1, 2, 3)}"), .text(id: 5, "<b>"),
        .attribute(id: 6, name: "title", value: "t"),
        .insert(parent: 1, before: 6, html: "<div data-n='7' class='q'><b data-n='8'>x</b></div>"),
        .move(parent: 1, before: 5, id: 6), .title("New"), .announce("Done", assertive: false),
        .announce("Stop", assertive: true), shownIn: browser)
      let order = "[...document.querySelectorAll('#screen > *')].map(e => e.dataset.n).join()"
      #expect(try await browser.value(order) == "6,5,7")
      let text = "document.querySelector('[data-n=\"5\"]').textContent"
      #expect(try await browser.value(text) == "<b>")
      let color = "getComputedStyle(document.querySelector('.q')).color"
      #expect(try await browser.value(color) == "rgb(1, 2, 3)")
      #expect(try await browser.title == "New")
      let spoken = "[...document.querySelectorAll('[aria-live]')].map(e => e.textContent).join()"
      #expect(try await browser.value(spoken) == "Done,Stop")
      try await app.patch(
        .attribute(id: 6, name: "title", value: nil), .remove(id: 7), .focus(id: 5),
        .markup(id: 6, html: "<i>m</i>"), shownIn: browser)
      let markup = "document.querySelector('[data-n=\"6\"]').outerHTML"
      #expect(try await browser.value(markup) == "<p data-n=\"6\"><i>m</i></p>")
      #expect(try await browser.value(order) == "6,5")
      #expect(try await browser.value("document.activeElement.dataset.n") == "5")
      #expect(try await browser.value("__strata.unknown") == 0)
    }
  }

  @Test func `markup that a patch inserts into a drawing becomes SVG elements`() async throws {
    let app = try ScriptedApp("<svg data-n='5' viewBox='0 0 16 16'></svg>")
    try await app.browse { browser in
      try await app.patch(.markup(id: 5, html: "<path d='M0 0h9v9z'/>"), shownIn: browser)
      let kind = "document.querySelector('svg path').constructor.name"
      #expect(try await browser.value(kind) == "SVGPathElement")
    }
  }

  @Test func `invalid messages and operations are counted and leave the page alone`()
    async throws
  {
    let app = try ScriptedApp("<p data-n='5'>one</p>")
    try await app.browse { browser in
      ["{{{", "{\"a\":1}", "[null]", "[\"w\",\"what\"]", "7"].forEach(app.send)
      try await app.patch(
        .text(id: 99, "?"), .remove(id: 99), .attribute(id: 5, name: "onclick", value: "x"),
        .attribute(id: 5, name: "style", value: "color:red"), .rule("}{"), .remove(id: 1),
        .text(id: 5, "two"), shownIn: browser)
      let markup = "document.querySelector('p').outerHTML"
      #expect(try await browser.value(markup) == "<p data-n=\"5\">two</p>")
      #expect(try await browser.value("__strata.unknown") == 11)
      #expect(try await browser.complaints() == [])
    }
  }

  @Test func `a move keeps focus and selection`() async throws {
    let app = try ScriptedApp(
      "<ul data-n='3'><li data-n='4'><input data-n='5' value='hello' data-e='focus blur'></li>"
        + "<li data-n='6'>b</li><li data-n='7'>c</li></ul>")
    try await app.browse { browser in
      try await browser.click(.css("input"))
      try await browser.run("document.querySelector('input').setSelectionRange(1, 3)")
      let place = "[document.activeElement.dataset.n, getSelection().toString()].join()"
      try await app.patch(.move(parent: 3, before: 0, id: 4), shownIn: browser)
      #expect(try await browser.value(place) == "5,el")
      // Once more without the browser's `moveBefore`.
      try await browser.run("delete Element.prototype.moveBefore")
      try await app.patch(.move(parent: 3, before: 6, id: 4), shownIn: browser)
      #expect(try await browser.value(place) == "5,el")
      #expect(app.events.all.map(\.name) == ["focus"])
    }
  }

  @Test func `a move into another parent keeps focus, selection and scroll`()
    async throws
  {
    let lines = (0..<40).map { "<p>line \($0)</p>" }.joined()
    let app = try ScriptedApp(
      "<div data-n='3'><div data-n='4' data-scroll='s'><input data-n='5' value='hello'>\(lines)</div>"
        + "</div><div data-n='6'></div>")
    try await app.browse { browser in
      try await app.patch(
        .rule(".q{block-size:80px;overflow:auto}"),
        .attribute(id: 4, name: "class", value: "q"), shownIn: browser)
      try await browser.run(
        """
        const field = document.querySelector('input');
        field.focus();
        field.setSelectionRange(1, 3);
        document.querySelector('.q').scrollTop = 200;
        """)
      let place = """
        [document.activeElement.dataset.n, getSelection().toString(),
          document.querySelector('.q').scrollTop, document.querySelector('.q').parentNode.dataset.n].join()
        """
      try await app.patch(.move(parent: 6, before: 0, id: 4), shownIn: browser)
      #expect(try await browser.value(place) == "5,el,200,6")
      try await browser.run("delete Element.prototype.moveBefore")
      try await app.patch(.move(parent: 3, before: 0, id: 4), shownIn: browser)
      #expect(try await browser.value(place) == "5,el,200,3")
    }
  }
}
