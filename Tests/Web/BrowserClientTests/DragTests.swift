import StrataBrowserTesting
import Testing

/// Tests of elements that follow a finger before the server has answered.
@Suite(.timeLimit(.minutes(30))) struct DragTests {
  private func app() throws -> ScriptedApp {
    try ScriptedApp(
      "<div id=card class='gd' data-n=3 data-e='touch drag' data-g='0 10'>Card</div>")
  }

  /// A script that sends a pointer event and reads the box.
  private static let point = """
    const card = document.querySelector('#card');
    const point = (kind, x, y) => card.dispatchEvent(new PointerEvent(`pointer${kind}`,
      { clientX: x, clientY: y, pointerId: 7, bubbles: true, button: 0 }));
    const at = () => { const box = card.getBoundingClientRect(); return [box.left, box.top].map(Math.round) };
    """

  private static let isFetched =
    "performance.getEntriesByType('resource').some((it) => it.name.includes('/gestures.js') && it.responseEnd)"

  private func run(_ script: String, in browser: Browser) async throws -> [Double] {
    try await browser.run(Self.point + script + "; return at()").array?.compactMap(\.double) ?? []
  }

  @Test func `after the server's first patch, a dragged view follows the finger without waiting`()
    async throws
  {
    let app = try app()
    try await app.browse { browser in
      try await browser.wait(until: Self.isFetched)
      let start = try await run("", in: browser)
      #expect(try await run("point('down', 20, 20); point('move', 70, 60)", in: browser) == start)
      try await app.settle(browser)
      // The server's first patch shows how the view follows.
      try await app.patch(
        .rule(".t50{translate:50px 0}"), .attribute(id: 3, name: "class", value: "gd t50"),
        shownIn: browser)
      let along = [start[0] + 50, start[1]]
      #expect(try await run("", in: browser) == along)
      // From here on the view follows at once, and only horizontally.
      let far = [start[0] + 90, start[1]]
      #expect(try await run("point('move', 110, 80)", in: browser) == far)
      try await app.settle(browser)
      #expect(try await run("", in: browser) == far, "a late response does not move the view back")
      try await app.patch(
        .rule(".t90{translate:90px 0}"), .attribute(id: 3, name: "class", value: "gd t90"),
        shownIn: browser)
      #expect(
        try await run("", in: browser) == far, "a response in time does not move the view back")
      // Released, it is where the server puts it.
      #expect(try await run("point('up', 110, 80)", in: browser) == far)
      try await app.settle(browser)
      try await app.patch(.attribute(id: 3, name: "class", value: "gd"), shownIn: browser)
      #expect(try await run("", in: browser) == start)
      // The next drag follows from the beginning.
      let next = try await run("point('down', 20, 20); point('move', 80, 20)", in: browser)
      #expect(next == [start[0] + 60, start[1]])
      #expect(try await browser.complaints() == [])
    }
  }

  @Test func `a dragged view stays where the app limits its position, even if the finger moves on`()
    async throws
  {
    let app = try app()
    try await app.browse { browser in
      try await browser.wait(until: Self.isFetched)
      let start = try await run("", in: browser)
      _ = try await run("point('down', 20, 20); point('move', 120, 20)", in: browser)
      try await app.settle(browser)
      try await app.patch(
        .rule(".t30{translate:30px 0}"), .attribute(id: 3, name: "class", value: "gd t30"),
        shownIn: browser)
      #expect(try await run("point('move', 220, 20)", in: browser) == [start[0] + 30, start[1]])
      #expect(try await run("point('up', 220, 20)", in: browser) == [start[0] + 30, start[1]])
    }
  }
}
