import StrataBrowserTesting
import StrataWire
import Testing

/// Tests of carousels, which show the pages of a paged tab view.
@Suite(.timeLimit(.minutes(30))) struct CarouselTests {
  private static let carousel = """
    <div data-n=3 class=pages data-page=0 data-e=change>\
    <div data-n=4 class=slide><p data-n=5>one</p></div>\
    <div data-n=6 class=slide><p data-n=7>two</p></div>\
    <div data-n=8 class=slide><p data-n=9>three</p></div></div>
    """
  private static let pages = "document.querySelector('.pages')"

  @Test(arguments: [false, true])
  func `an animated change of a carousel's page stays and is not reported as the user's choice`(
    reducesMotion: Bool
  )
    async throws
  {
    let app = try ScriptedApp(Self.carousel)
    try await app.browse { browser in
      try await browser.prefer(.light, reducedMotion: reducesMotion)
      try await browser.run(
        """
        window.ends = [];
        document.addEventListener('scrollend', ({ target }) => {
          ends.push(Math.round(target.scrollLeft / target.clientWidth * 100) / 100);
        }, true);
        """)
      for page in [1, 2, 1, 0] {
        try await app.patch(
          .motion(Timing(easing: "linear", duration: 200)),
          .control(id: 3, version: 0, value: "\(page)"), shownIn: browser)
        try await browser.wait(until: "ends.at(-1) === args[0]", .number(Double(page)))
        try await browser.wait(
          until: "!document.getElementById('screen').getAnimations({subtree: true}).length")
      }
      try await app.settle(browser)
      #expect(try await browser.value("ends.join()") == "1,2,1,0")
      #expect(app.events.all.isEmpty, "the user has chosen no page")
      try await browser.run("\(Self.pages).scrollTo({ left: \(Self.pages).clientWidth })")
      try await browser.wait(until: "ends.at(-1) === 1")
      try await app.settle(browser)
      #expect(app.events.all.map(\.value) == ["1"])
    }
  }

  @Test
  func `an animation moves the content of a carousel's slides, and not the slides themselves`()
    async throws
  {
    let app = try ScriptedApp(Self.carousel)
    try await app.browse { browser in
      try await app.patch(.rule(".low>.slide{margin-top:40px}"), shownIn: browser)
      try await app.patch(
        .motion(Timing(easing: "linear", duration: 10_000_000)),
        .attribute(id: 3, name: "class", value: "pages low"), shownIn: browser)
      let moving =
        "document.getElementById('screen').getAnimations({subtree: true})"
        + ".map(it => it.effect.target).filter(it => !it.matches('.pages'))"
        + ".map(it => it.localName).join()"
      #expect(try await browser.value(moving) == "p,p,p")
    }
  }

  @Test
  func `the end of an outdated carousel scroll is not reported unless the user intervened`()
    async throws
  {
    let app = try ScriptedApp(Self.carousel)
    try await app.browse { browser in
      // Scrolls do not begin, so that each ends where it was.
      try await browser.run(
        """
        window.turns = [];
        \(Self.pages).scrollTo = ({ left }) => turns.push(left / \(Self.pages).clientWidth);
        """)
      try await app.patch(.control(id: 3, version: 0, value: "1"), shownIn: browser)
      try await browser.run("\(Self.pages).dispatchEvent(new Event('scrollend'))")
      try await app.settle(browser)
      #expect(try await browser.value("turns.join()") == "1,1")
      #expect(app.events.all.isEmpty)
      try await app.patch(.control(id: 3, version: 0, value: "2"), shownIn: browser)
      try await browser.run(
        """
        \(Self.pages).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        \(Self.pages).dispatchEvent(new Event('scrollend'));
        """)
      try await app.settle(browser)
      #expect(app.events.all.map(\.value) == ["0"])
    }
  }

  @Test
  func `the user's scroll of one carousel does not interrupt an automatic scroll of another one`()
    async throws
  {
    let other = Self.carousel.replacing("data-n=3", with: "data-n=13")
    let app = try ScriptedApp(
      Self.carousel + other.replacing(/data-n=([4-9])/) { "data-n=1\($0.1)" })
    try await app.browse { browser in
      // Scrolls do not begin, so that each ends where it was.
      try await browser.run(
        """
        window.turns = [];
        window.carousels = [...document.querySelectorAll('.pages')];
        for (const el of carousels) el.scrollTo = () => turns.push(el.dataset.n);
        """)
      try await app.patch(
        .control(id: 3, version: 0, value: "1"), .control(id: 13, version: 0, value: "2"),
        shownIn: browser)
      try await browser.run(
        """
        carousels[1].querySelector('p')
          .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        for (const el of carousels) el.dispatchEvent(new Event('scrollend'));
        """)
      try await app.settle(browser)
      #expect(try await browser.value("turns.join()") == "3,13,3")
      #expect(app.events.all.map(\.id) == [13])
      #expect(app.events.all.map(\.value) == ["0"])
    }
  }
}
