import Foundation
import StrataBrowserTesting
import StrataWire
import Testing

/// Tests of the gesture events that the script sends, and those that it does not.
@Suite(.timeLimit(.minutes(30))) struct GestureTests {
  private func app(_ wish: String, _ more: String = "", body: String = "") throws -> ScriptedApp {
    try ScriptedApp(
      "<div id=card data-n=3 data-e='tap touch drag' data-g='\(wish)' tabindex=0>Card \(more)</div>",
      body: body)
  }

  private func kinds(_ app: ScriptedApp) -> [String] {
    app.events.all.map { event in
      event.name + ":" + (event.value?.split(separator: " ").first.map(String.init) ?? "")
    }
  }

  private func numbers(_ event: ClientMessage.Event?) -> [Double] {
    (event?.value ?? "").split(separator: " ").dropFirst().compactMap { Double($0) }
  }

  @Test func `a tap reports its location, and a tap by keyboard the middle`() async throws {
    let app = try app("1 1e9")
    try await app.browse { browser in
      try await browser.click(.css("#card"))
      try await app.settle(browser)
      let middle = try await browser.value(
        "(({left, top, width, height}) => [left + width / 2, top + height / 2, left, top])"
          + "(document.querySelector('#card').getBoundingClientRect())")
      let box = (middle.array ?? []).compactMap(\.double)
      var told = numbers(app.events.all.last)
      #expect(app.events.all.count == 1 && kinds(app) == ["tap:1"])
      #expect(abs(told[1] - box[0]) <= 1 && abs(told[2] - box[1]) <= 1)
      #expect(zip(told[5...], box[2...]).allSatisfy { abs($0 - $1) < 0.1 })
      try await browser.run("document.querySelector('#card').focus()")
      try await browser.press(.enter)
      try await app.settle(browser)
      told = numbers(app.events.all.last)
      #expect(kinds(app) == ["tap:1", "tap:0"])
      #expect(abs(told[1] - box[0]) < 0.1 && abs(told[2] - box[1]) < 0.1)
    }
  }

  @Test func `a single tap is delayed to wait for a double tap only where double taps count`()
    async throws
  {
    let app = try app("2 1e9", "</div><div id=other data-n=4 data-e=tap>Other")
    try await app.browse { browser in
      try await browser.click(.css("#card"), count: 2)
      try await app.settle(browser)
      #expect(kinds(app) == ["tap:2"])
      try await browser.click(.css("#card"), count: 1)
      try await browser.wait(until: "__strata.sent > args[0]", 0)
      try await browser.click(.css("#other"))
      try await app.settle(browser)
      while app.events.all.count < 3 { try await app.settle(browser) }
      #expect(Set(kinds(app)) == ["tap:2", "tap:1", "tap:"], "the first one is not lost")
    }
  }

  @Test func `a long press is reported and not as a tap`() async throws {
    let app = try app("1 10 300")
    try await app.browse { browser in
      try await browser.hold(.css("#card"), for: .milliseconds(500))
      try await app.settle(browser)
      #expect(kinds(app) == ["touch:d", "touch:h", "touch:u"])
      let times = app.events.all.map { numbers($0)[0] }
      #expect(times[1] - times[0] >= 280)
      try await browser.click(.css("#card"))
      try await app.settle(browser)
      #expect(kinds(app).suffix(3) == ["touch:d", "touch:u", "tap:1"])
    }
  }

  @Test func `for a long press by keyboard, Enter has to be held for its duration`() async throws {
    let app = try app("0 10 300")
    try await app.browse { browser in
      let key = "document.querySelector('#card').dispatchEvent(new KeyboardEvent(args[0], "
      let enter = "{ key: 'Enter', bubbles: true, repeat: args[1] ?? false }))"
      try await browser.run("document.querySelector('#card').focus()")
      try await browser.press(.enter)
      try await app.settle(browser)
      #expect(kinds(app) == [], "a short press reports nothing")
      try await browser.run(key + enter, "keydown")
      try await browser.run(key + enter, "keydown", true)
      while app.events.all.isEmpty { try await app.settle(browser) }
      try await browser.run(key + enter, "keyup")
      try await app.settle(browser)
      #expect(kinds(app) == ["tap:0"])
    }
  }

  @Test func `a drag is reported once it is long enough, and not as a tap`() async throws {
    let app = try app("1 10")
    try await app.browse { browser in
      try await browser.drag(.css("#card"), by: 4, 4)
      try await app.settle(browser)
      #expect(kinds(app) == ["tap:1"], "too short: a tap")
      try await browser.drag(.css("#card"), by: 100, 0)
      try await app.settle(browser)
      let told = kinds(app).dropFirst()
      #expect(told.first == "touch:d" && told.last == "touch:u")
      #expect(told.dropFirst().dropLast().allSatisfy { $0 == "drag:m" })
      let (first, last) = (numbers(app.events.all[1]), numbers(app.events.all.last))
      #expect(last[1] - first[1] == 100 && last[2] == first[2])
      #expect(first[5...] == last[5...], "the corner is that of the beginning")
      #expect(try await browser.complaints() == [])
    }
  }

  @Test func `of a drag's intermediate locations only the latest is sent`() async throws {
    let app = try app("0 10", body: "data-latency='200'")
    try await app.browse { browser in
      try await browser.drag(.css("#card"), by: 200, 0, steps: 40)
      try await app.settle(browser)
      let moves = app.events.all.filter { $0.name == "drag" }
      let start = numbers(app.events.all.first)[1]
      #expect(moves.count < 30, "\(moves.count) of 40")
      #expect(numbers(app.events.all.last)[1] - start == 200)
      let places = moves.map { numbers($0)[1] }
      #expect(places == places.sorted())
    }
  }

  @Test
  func `a drag without a minimum distance is reported at once, and a click still counts as a tap`()
    async throws
  {
    let app = try app("1 0")
    try await app.browse { browser in
      try await browser.click(.css("#card"))
      try await app.settle(browser)
      #expect(kinds(app).filter { $0 != "drag:m" } == ["touch:d", "touch:u", "tap:1"])
    }
  }

  @Test
  func `only the inner of two nested gestures reports events, with the corners of the outer view`()
    async throws
  {
    let app = try ScriptedApp(
      """
      <div data-n=3 data-e='touch drag' data-g='0 30 400'><p>Above</p>
      <div id=inner data-n=4 data-e='touch drag' data-g='0 1e9'>Inner</div></div>
      """)
    try await app.browse { browser in
      try await browser.drag(.css("#inner"), by: 40, 0)
      try await app.settle(browser)
      #expect(
        Set(app.events.all.map(\.id)) == [4],
        "only the innermost element reports, with the corners of the outer ones")
      #expect(kinds(app).first == "touch:d" && kinds(app).contains("drag:m"))
      #expect(app.events.all.allSatisfy { numbers($0).count == 9 })
    }
  }

  @Test func `two fingers are reported with both locations`() async throws {
    let app = try app("0 1e9")
    try await app.browse { browser in
      try await browser.run(
        """
        const el = document.querySelector('#card');
        const fire = (type, pointerId, clientX, clientY) => el.dispatchEvent(new PointerEvent(type,
          {pointerId, clientX, clientY, bubbles: true, isPrimary: pointerId === 1}));
        fire('pointerdown', 1, 10, 10);
        fire('pointerdown', 2, 110, 10);
        fire('pointermove', 2, 10, 210);
        fire('pointerup', 2, 10, 210);
        """)
      try await app.settle(browser)
      #expect(kinds(app) == ["touch:d", "touch:p", "drag:m", "touch:u"])
      #expect(numbers(app.events.all[1])[1...4] == [10, 10, 110, 10])
      #expect(numbers(app.events.all[2])[1...4] == [10, 10, 10, 210])
    }
  }

  @Test
  func `a finger on a draggable view in a scroll view drags horizontally and scrolls vertically`()
    async throws
  {
    let filler = String(repeating: "<p>Row</p>", count: 60)
    let app = try ScriptedApp(
      """
      <div class="sc fh" id=port><p>Above</p><p>Above</p><p>Above</p><div id=card class=gd data-n=3 data-e='touch drag' data-g='0 10'>
      Card</div>\(filler)</div>
      """)
    try await app.browse { browser in
      try await app.patch(
        .rule("#port{height:300px;flex:none}"),
        .rule(".gd{touch-action:var(--pan,none)}"), shownIn: browser)
      try await browser.drag(.css("#card"), by: 80, 0, pointer: "touch")
      try await app.settle(browser)
      #expect(kinds(app).last == "touch:u")
      let before = app.events.all.count
      try await browser.drag(.css("#card"), by: 0, -60, pointer: "touch", steps: 10)
      try await browser.wait(until: "document.querySelector('#port').scrollTop > 20")
      try await app.settle(browser)
      let scrolled = kinds(app).dropFirst(before)
      #expect(
        scrolled.isEmpty || scrolled.last == "touch:c", "the browser handles the scrolling finger")
    }
  }
}
