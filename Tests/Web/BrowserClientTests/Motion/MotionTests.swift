import StrataBrowserTesting
import StrataWire
import Testing

/// Tests of the effect of operation 12 (motion) on the operations after it. Each motion takes
/// hours, and the tests advance it by hand.
@Suite(.timeLimit(.minutes(30))) struct MotionTests {
  private static let page =
    "<div data-n='3' class='page'><p data-n='5' class='look'>one</p><p data-n='6'>two</p></div>"
  private let slow = Timing(easing: "linear", duration: 10_000_000)

  private func withPage(_ test: (ScriptedApp, Browser) async throws -> Void) async throws {
    let app = try ScriptedApp(Self.page)
    try await app.browse { browser in
      try await app.patch(
        .rule(".look{opacity:1}"), .rule(".dim{opacity:.2}"), .rule(".wide{width:300px}"),
        shownIn: browser)
      try await test(app, browser)
    }
  }

  /// Sets each animation to a part of its duration.
  private func advance(_ browser: Browser, to part: Double) async throws {
    try await browser.run(
      """
      for (const it of document.getElementById('screen').getAnimations({subtree: true})) {
        it.pause();
        it.currentTime = it.effect.getTiming().duration * arguments[0];
      }
      """, .number(part))
  }

  private func number(_ browser: Browser, _ expression: String) async throws -> Double? {
    try await browser.value("Number(\(expression))").double.map { ($0 * 100).rounded() / 100 }
  }

  private func opacity(_ browser: Browser, _ selector: String) async throws -> Double? {
    try await number(browser, "getComputedStyle(document.querySelector('\(selector)')).opacity")
  }

  private func top(_ browser: Browser, _ selector: String) async throws -> Double? {
    try await number(browser, "document.querySelector('\(selector)').getBoundingClientRect().top")
  }

  private func count(_ browser: Browser) async throws -> Double? {
    try await number(
      browser, "document.getElementById('screen').getAnimations({subtree: true}).length")
  }

  @Test func `without a motion nothing is animated`() async throws {
    try await withPage { app, browser in
      try await app.patch(
        .attribute(id: 5, name: "class", value: "dim"),
        .insert(parent: 3, before: 6, html: "<p data-n='7'>new</p>"), .remove(id: 6),
        shownIn: browser)
      #expect(try await count(browser) == 0)
      #expect(try await opacity(browser, "[data-n=\"5\"]") == 0.2)
    }
  }

  @Test func `a style change is animated and can be reversed midway`() async throws {
    try await withPage { app, browser in
      try await app.patch(
        .motion(slow), .attribute(id: 5, name: "class", value: "dim"), shownIn: browser)
      #expect(try await opacity(browser, "[data-n=\"5\"]") == 1)
      try await advance(browser, to: 0.5)
      #expect(try await opacity(browser, "[data-n=\"5\"]") == 0.6)
      try await app.patch(
        .motion(slow), .attribute(id: 5, name: "class", value: "look"), shownIn: browser)
      try await advance(browser, to: 0)
      #expect(try await opacity(browser, "[data-n=\"5\"]") == 0.6)
      try await browser.run(
        "document.getElementById('screen').getAnimations({subtree: true}).forEach(it => it.finish())"
      )
      #expect(try await opacity(browser, "[data-n=\"5\"]") == 1)
      try await browser.wait(until: "!document.querySelector('[data-n=\"5\"]').style.transition")
    }
  }

  @Test func `only the patch operations between the start and end of an animation are animated`()
    async throws
  {
    try await withPage { app, browser in
      try await app.patch(
        .attribute(id: 6, name: "class", value: "dim"), .motion(slow),
        .attribute(id: 5, name: "class", value: "dim"), .motion(nil),
        .attribute(id: 6, name: "class", value: "look dim"), shownIn: browser)
      #expect(try await count(browser) == 1)
      #expect(try await opacity(browser, "[data-n=\"6\"]") == 0.2)
      try await app.patch(.attribute(id: 5, name: "class", value: "look"), shownIn: browser)
      #expect(try await opacity(browser, "[data-n=\"5\"]") == 1)
    }
  }

  @Test func `an endless animation that reverses has infinite iterations that alternate`()
    async throws
  {
    try await withPage { app, browser in
      let forever = Timing(
        easing: "ease-in", duration: 1_000_000, delay: 500, times: 0, reverses: true)
      try await app.patch(
        .motion(forever), .attribute(id: 5, name: "class", value: "dim"), shownIn: browser)
      let timing =
        "document.getElementById('screen').getAnimations({subtree: true})[0].effect.getTiming()"
      #expect(try await browser.value("\(timing).iterations === Infinity") == true)
      #expect(try await browser.value("\(timing).direction") == "alternate")
      #expect(try await browser.value("\(timing).delay") == 500)
      #expect(try await browser.value("\(timing).easing") == "ease-in")
    }
  }

  @Test func `an inserted element starts at its transition state, and others move to make room`()
    async throws
  {
    try await withPage { app, browser in
      let old = try #require(try await top(browser, "[data-n=\"6\"]"))
      try await app.patch(
        .motion(slow),
        .insert(
          parent: 3, before: 6, html: "<p data-n='7'>new</p>",
          from: "opacity:0;translate:-100% 0;scale:0.5 0.5;transformOrigin:0% 50%"),
        shownIn: browser)
      #expect(try await opacity(browser, "[data-n=\"7\"]") == 0)
      #expect(try await top(browser, "[data-n=\"6\"]") == old)
      try await advance(browser, to: 0.5)
      #expect(try await opacity(browser, "[data-n=\"7\"]") == 0.5)
      let style = "getComputedStyle(document.querySelector('[data-n=\"7\"]'))"
      #expect(try await browser.value("\(style).translate") == "-50%")
      #expect(try await browser.value("\(style).scale") == "0.75")
      let half = try #require(try await top(browser, "[data-n=\"6\"]"))
      try await browser.run(
        "document.getElementById('screen').getAnimations({subtree: true}).forEach(it => it.finish())"
      )
      let new = try #require(try await top(browser, "[data-n=\"6\"]"))
      #expect(new > old)
      #expect(abs(half - (old + new) / 2) < 0.6)
    }
  }

  @Test func `a removed element is not in the tree any more while it animates out`() async throws {
    try await withPage { app, browser in
      let old = try await top(browser, "[data-n=\"6\"]")
      let place = try await top(browser, "[data-n=\"5\"]")
      try await app.patch(
        .motion(slow), .remove(id: 5, to: "opacity:0;translate:0 100px"), shownIn: browser)
      #expect(try await browser.value("document.querySelector('[data-n=\"5\"]')") == .null)
      let gone = "document.querySelector('[inert]')"
      #expect(try await browser.value("\(gone).textContent") == "one")
      #expect(try await top(browser, "[inert]") == place)
      #expect(try await top(browser, "[data-n=\"6\"]") == old)
      try await advance(browser, to: 0.5)
      #expect(try await opacity(browser, "[inert]") == 0.5)
      #expect(try await top(browser, "[inert]") == place.map { $0 + 50 })
      try await browser.run(
        "document.getElementById('screen').getAnimations({subtree: true}).forEach(it => it.finish())"
      )
      try await browser.wait(until: "!\(gone)")
      #expect(try await top(browser, "[data-n=\"6\"]") == place)
    }
  }

  @Test func `an element that returns while it leaves reverses the animation`() async throws {
    try await withPage { app, browser in
      try await app.patch(.motion(slow), .remove(id: 5, to: "opacity:0"), shownIn: browser)
      try await advance(browser, to: 0.25)
      try await app.patch(
        .motion(slow),
        .insert(
          parent: 3, before: 6, html: "<p data-n='8' class='look'>one</p>", from: "opacity:0"),
        shownIn: browser)
      #expect(try await browser.value("document.querySelectorAll('p').length") == 2)
      #expect(try await opacity(browser, "[data-n=\"8\"]") == 0.75)
      // And once more, the other way, before it has arrived.
      try await app.patch(.motion(slow), .remove(id: 8, to: "opacity:0"), shownIn: browser)
      #expect(try await opacity(browser, "[inert]") == 0.75)
    }
  }

  @Test func `an animation with a list of elements animates no other elements`() async throws {
    try await withPage { app, browser in
      var bound = slow
      bound.scope = [7, 99]
      let old = try #require(try await top(browser, "[data-n=\"6\"]"))
      try await app.patch(
        .motion(bound), .insert(parent: 3, before: 6, html: "<p data-n='7'>new</p>"),
        shownIn: browser)
      #expect(try await count(browser) == 1)
      #expect(try await opacity(browser, "[data-n=\"7\"]") == 0)
      #expect(try #require(try await top(browser, "[data-n=\"6\"]")) > old)
    }
  }

  @Test
  func `an element with an empty transition state is not animated, but others move to make room`()
    async throws
  {
    try await withPage { app, browser in
      try await app.patch(
        .motion(slow), .insert(parent: 3, before: 6, html: "<p data-n='7'>new</p>", from: ""),
        .remove(id: 5, to: ""), shownIn: browser)
      #expect(try await browser.value("document.querySelector('[inert]')") == .null)
      #expect(try await opacity(browser, "[data-n=\"7\"]") == 1)
    }
  }

  @Test func `a moved element and those around it slide to the new place`() async throws {
    try await withPage { app, browser in
      let (first, second) = (
        try await top(browser, "[data-n=\"5\"]"), try await top(browser, "[data-n=\"6\"]")
      )
      try await app.patch(.motion(slow), .move(parent: 3, before: 5, id: 6), shownIn: browser)
      #expect(try await top(browser, "[data-n=\"5\"]") == first)
      #expect(try await top(browser, "[data-n=\"6\"]") == second)
      try await advance(browser, to: 1)
      try await browser.run(
        "document.getElementById('screen').getAnimations({subtree: true}).forEach(it => it.finish())"
      )
      #expect(try await top(browser, "[data-n=\"5\"]") == second)
      #expect(try await top(browser, "[data-n=\"6\"]") == first)
    }
  }

  @Test func `with reduced motion an inserted element only fades in, within 200 ms`() async throws {
    try await withPage { app, browser in
      try await browser.prefer(.light, reducedMotion: true)
      // The fade would end before a busy machine reads it.
      try await browser.run(
        """
        const { animate } = Element.prototype;
        Element.prototype.animate = function (...frames) {
          const made = animate.apply(this, frames);
          made.pause();
          return made;
        };
        """)
      try await app.patch(
        .motion(Timing(easing: "linear", duration: 9_000, times: 0, reverses: true)),
        .insert(parent: 3, before: 6, html: "<p data-n='7'>new</p>", from: "translate:-100% 0"),
        .attribute(id: 5, name: "class", value: "wide"), shownIn: browser)
      let moving =
        "document.getElementById('screen').getAnimations({subtree: true}).map(it => JSON.stringify([it.effect.target.dataset.n,"
        + "it.effect.getKeyframes()[0].opacity, it.effect.getTiming().duration])).join()"
      #expect(try await browser.value(moving) == #"["7","0",200]"#)
    }
  }

  @Test func `changed text starts at its transition state if it has one`() async throws {
    try await withPage { app, browser in
      try await app.patch(
        .attribute(id: 5, name: "data-ct", value: "opacity:0;translate:0 8px"), shownIn: browser)
      try await app.patch(.motion(slow), .text(id: 5, "1"), .text(id: 6, "2"), shownIn: browser)
      try await advance(browser, to: 0.5)
      #expect(try await opacity(browser, "[data-n=\"5\"]") == 0.5)
      #expect(try await opacity(browser, "[data-n=\"6\"]") == 1)
      let moving = try await count(browser)
      try await app.patch(.text(id: 5, "3"), shownIn: browser)
      #expect(try await count(browser) == moving)
    }
  }

  @Test func `effects play at once, or when their run number changes`() async throws {
    try await withPage { app, browser in
      let look = "|opacity:1|opacity:0"
      try await app.patch(
        .insert(parent: 3, before: 0, html: "<p data-n='7' data-fx='0 9000000 0 0 0\(look)'>a</p>"),
        .insert(parent: 3, before: 0, html: "<p data-n='8' data-fx='1 9000000 1 0 0\(look)'>b</p>"),
        .insert(
          parent: 3, before: 0,
          html: "<p data-n='9' data-fx='0 9000000 1 1 1\(look)'><svg viewBox='0 0 1 1'></svg></p>"),
        shownIn: browser)
      try await advance(browser, to: 0.5)
      #expect(try await opacity(browser, "[data-n=\"7\"]") == 0.5)
      #expect(try await opacity(browser, "[data-n=\"8\"]") == 1)
      #expect(try await opacity(browser, "[data-n=\"9\"]") == 1)
      #expect(try await opacity(browser, "[data-n=\"9\"] svg") == 0.5)
      try await app.patch(
        .attribute(id: 8, name: "data-fx", value: "2 9000000 1 0 0\(look)"),
        .attribute(id: 7, name: "data-fx", value: nil), shownIn: browser)
      try await advance(browser, to: 0.25)
      #expect(try await opacity(browser, "[data-n=\"7\"]") == 1)
      #expect(try await opacity(browser, "[data-n=\"8\"]") == 0.75)
    }
  }

  @Test func `an element starts from the frame of a removed one with its name`() async throws {
    try await withPage { app, browser in
      try await app.patch(
        .rule(".small{width:100px;height:20px}"), .rule(".large{width:200px;height:80px}"),
        .insert(parent: 3, before: 5, html: "<p data-n='7' class='small' data-mg='1 x'></p>"),
        shownIn: browser)
      let box =
        "(() => { const b = document.querySelector('[data-n=\"8\"],[data-n=\"7\"]')"
        + ".getBoundingClientRect(); return [b.left, b.top, b.width, b.height].map(Math.round).join() })()"
      let old = try await browser.value(box)
      try await app.patch(
        .motion(slow), .remove(id: 7),
        .insert(parent: 3, before: 0, html: "<p data-n='8' class='large' data-mg='1 x'></p>"),
        shownIn: browser)
      #expect(try await browser.value(box) == old)
      try await advance(browser, to: 0.5)
      let sizes =
        "['[data-n=\"8\"]', '[inert]'].map(s => Math.round("
        + "document.querySelector(s).getBoundingClientRect().width)).join()"
      #expect(try await browser.value(sizes) == "150,150")
    }
  }
}
