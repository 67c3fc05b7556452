import StrataBrowserTesting
import StrataWire
import Testing

/// Tests of scroll views whose scrolls end at pages.
@Suite(.timeLimit(.minutes(30))) struct PagingTests {
  private static let pages = """
    <div data-n=3 class='sc x k-paging' data-e=sight><div data-n=4 class='strip k-targets'>\
    <div data-n=5 class=leaf><p data-n=6>one</p></div>\
    <div data-n=7 class=leaf><p data-n=8>two</p></div>\
    <div data-n=9 class=leaf><p data-n=10>three</p></div></div></div>
    """

  /// Makes each page as wide as the scroll view.
  private func layOut(_ app: ScriptedApp, in browser: Browser) async throws {
    try await app.patch(
      .rule(".strip{display:flex}"), .rule(".leaf{flex:none;inline-size:100cqi}"),
      shownIn: browser)
  }

  @Test(arguments: [false, true])
  func `an animated scroll to a page ends there, and pages in between are not reported`(
    reducesMotion: Bool
  ) async throws {
    let app = try ScriptedApp(Self.pages)
    try await app.browse { browser in
      try await browser.prefer(.light, reducedMotion: reducesMotion)
      try await layOut(app, in: browser)
      try await browser.run(
        """
        window.ends = [];
        document.addEventListener('scrollend', ({ target }) => {
          ends.push(Math.round(target.scrollLeft / target.clientWidth * 100) / 100);
        }, true);
        """)
      for (page, id) in [(1, 7), (2, 9), (0, 5), (2, 9)] as [(Double, Int32)] {
        try await app.patch(
          .motion(Timing(easing: "linear", duration: 200)), .scroll(id: id, x: 0, y: nil),
          shownIn: browser)
        try await browser.wait(until: "ends.at(-1) === args[0]", .number(page))
        try await browser.wait(
          until: "!document.getElementById('screen').getAnimations({subtree: true}).length")
        await app.events.wait { $0.last?.value == "\(id)!" }
      }
      try await app.settle(browser)
      #expect(try await browser.value("ends.join()") == "1,2,0,2")
      // The first page is reported before the first motion.
      let reports = app.events.all.map(\.value).drop { $0 == "5!" }
      #expect(
        Array(reports) == ["7!", "9!", "5!", "9!"],
        "pages that pass by are not reported, and the others as shown by the app")
    }
  }

  @Test func `an animation moves the content of pages, and not the pages themselves`()
    async throws
  {
    let app = try ScriptedApp(Self.pages)
    try await app.browse { browser in
      try await layOut(app, in: browser)
      try await app.patch(.rule(".low>div>div{margin-top:40px}"), shownIn: browser)
      try await app.patch(
        .motion(Timing(easing: "linear", duration: 10_000_000)),
        .attribute(id: 3, name: "class", value: "sc x k-paging low"), shownIn: browser)
      let moving =
        "document.getElementById('screen').getAnimations({subtree: true})"
        + ".map(it => it.effect.target).filter(it => !it.matches('.k-paging'))"
        + ".map(it => it.localName).join()"
      #expect(try await browser.value(moving) == "p,p,p")
    }
  }

  @Test func `the user's scroll during an animated scroll is reported`() async throws {
    let app = try ScriptedApp(Self.pages)
    try await app.browse { browser in
      try await layOut(app, in: browser)
      // The scroll of the motion does not begin, and no end of a scroll reaches the client.
      try await browser.run(
        """
        Element.prototype.scrollIntoView = () => {};
        window.addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
        """)
      try await app.patch(
        .motion(Timing(easing: "linear", duration: 200)), .scroll(id: 9, x: 0, y: nil),
        shownIn: browser)
      try await browser.run(
        """
        const port = document.querySelector('.k-paging');
        port.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
        port.scrollTo({ left: port.clientWidth });
        """)
      await app.events.wait { $0.last?.value == "7" }
    }
  }
}
