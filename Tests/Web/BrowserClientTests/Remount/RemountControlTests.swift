import StrataBrowserTesting
import StrataWire
import Testing

/// Tests of controls and of the focus when another session takes the page over.
@Suite(.timeLimit(.minutes(30))) struct RemountControlTests {
  private static func field(_ number: Int, _ value: String = "") -> String {
    "<input class='tf' type='text' data-n='\(number)' data-k='note' data-e='input focus' "
      + "aria-label='Note' value='\(value)'>"
  }

  @Test func `a focused field keeps its focus, selection and text, which are told to the session`()
    async throws
  {
    let app = try ScriptedApp(Self.field(5))
    try await app.browse { browser in
      try await browser.type("abcdef", into: .css("input"))
      try await browser.run(
        """
        const field = document.querySelector('input');
        field.setSelectionRange(1, 4, 'backward');
        for (const type of ['blur', 'focus']) field.addEventListener(type, () => { field.left = true; });
        """)
      try await app.settle(browser)
      try await browser.markNodes()
      let before = app.events.all.count
      try await app.takeOver(browser, screen: Self.field(41))
      let state = try await browser.run(
        """
        const e = document.activeElement;
        return [e.localName, e.value, e.selectionStart, e.selectionEnd, e.selectionDirection, !!e.left];
        """)
      #expect(state == ["input", "abcdef", 1, 4, "backward", false])
      #expect(try await browser.newNodes() == 0)
      #expect(app.events(since: before) == ["41 focus", "41 input abcdef"])
      // Its edits are counted anew.
      try await app.patch(.control(id: 41, version: 1, value: "server"), shownIn: browser)
      #expect(try await browser.value("document.activeElement.value") == "server")
    }
  }

  @Test func `a draft that the server has drawn already is not sent again`() async throws {
    let app = try ScriptedApp(Self.field(5))
    try await app.browse { browser in
      try await browser.type("abc", into: .css("input"))
      try await app.settle(browser)
      let before = app.events.all.count
      try await app.takeOver(browser, screen: Self.field(41, "abc"))
      #expect(try await browser.value("document.querySelector('input').value") == "abc")
      #expect(app.events(since: before) == ["41 focus"])
    }
  }

  private static let controls = """
    <input class='sw' type='checkbox' role='switch' data-n='5' data-e='change' aria-label='A'>\
    <select class='pk' data-n='6' data-e='change' aria-label='B'>\
    <option data-n='7' value='a' selected>A</option><option data-n='8' value='b'>B</option></select>\
    <input class='tf' type='text' data-n='9' aria-label='C' value='x'>\
    <textarea class='ta' data-n='10' aria-label='D'>
    y</textarea>\
    <label><input type='radio' name='g5' value='1' checked>1</label>\
    <label><input type='radio' name='g5' value='2'>2</label>\
    <label><input type='radio' name='g9' value='1'>1</label>\
    <label><input type='radio' name='g9' value='2' checked>2</label>
    """

  private static let values = """
    [document.querySelector('.sw').checked, document.querySelector('select').value, \
    document.querySelector('.tf').value, document.querySelector('textarea').value, \
    [...document.querySelectorAll('[type=radio]')].map(it => +it.checked).join('')]
    """

  @Test func `controls that stay show the server's values, also under other names`() async throws {
    let app = try ScriptedApp(Self.controls)
    try await app.browse { browser in
      let drawn = try await browser.value(Self.values)
      #expect(drawn == [false, "a", "x", "y", "1001"])
      let change = """
        document.querySelector('.sw').checked = true;
        document.querySelector('select').value = 'b';
        document.querySelector('.tf').value = document.querySelector('textarea').value = 'typed';
        document.querySelectorAll('[type=radio]').forEach((it, at) => { it.checked = at % 3; });
        """
      try await browser.run(change)
      try await browser.markNodes()
      try await app.takeOver(browser, screen: Self.controls)
      #expect(try await browser.value(Self.values) == drawn)
      try await browser.run(change)
      let renamed = Self.controls.replacing("g9", with: "g10").replacing("g5", with: "g9")
      try await app.takeOver(browser, screen: renamed)
      #expect(try await browser.value(Self.values) == drawn)
      #expect(try await browser.newNodes() == 0)
    }
  }

  @Test func `an element that asks for the focus takes it only if it is new`() async throws {
    let field = "<input class='tf' type='text' data-n='5' data-autofocus aria-label='A'>"
    let page = field + "<button class='btn' data-n='6'>Else</button>"
    let app = try ScriptedApp(page)
    try await app.browse { browser in
      try await browser.run("document.querySelector('button').focus()")
      try await app.takeOver(browser, screen: page)
      #expect(try await browser.value("document.activeElement.localName") == "button")
      let other = field.replacing("data-n='5'", with: "data-n='9' data-testid='other'")
      try await app.takeOver(browser, screen: other + page)
      #expect(try await browser.value("document.activeElement.dataset.n") == "9")
    }
  }
}
