import Foundation
import SimulatorKit
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of the launch screen before a page whose weather is slow.
@Suite struct LaunchTests {
  /// A script that returns the layout shifts that Chromium reports and that exceed a tenth of the
  /// good limit: the amount, the element, and its place before and after.
  private static let shifts = """
    return new Promise(done => {
      const moves = [];
      const frame = (rect) => `${rect.x},${rect.y} ${rect.width}x${rect.height}`;
      const told = ({ node, previousRect, currentRect }) =>
        `${node?.id || node?.className || node?.nodeName}: ${frame(previousRect)} > ` +
        frame(currentRect);
      const add = (list) => {
        // Buttons of the title bar may appear one after the other, which moves little.
        for (const entry of list.getEntries().filter((it) => it.value > .01))
          moves.push(`${entry.value} ${entry.sources.map(told).join('; ')}`);
      };
      new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(moves))));
    });
    """

  private static func moves(_ browser: Browser) async throws -> [String]? {
    try await browser.run(shifts).array?.compactMap(\.string)
  }

  @Test(.mission("W-08"), arguments: Viewport.both)
  func `the first response shows the app's logo, which disappears without a layout shift`(
    viewport: Viewport
  ) async throws {
    try await WeDaUnderTest.browse(.viewport(viewport)) { weda, browser in
      await weda.simulator.faults.add(Fault(.delay(.seconds(1)), at: "/data/2.5"))
      let first = try await RawHTTPClient(weda.app.url).get(Browser.london).text
      #expect(first.contains("<div id=\"launch\" aria-hidden=\"true\"><img src=\"/~/asset/"))
      #expect(first.contains("<span>WeDa</span>"))
      await weda.simulator.faults.removeAll()
      await weda.simulator.faults.add(Fault(.delay(.seconds(1)), at: "/geo/1.0"))
      try await browser.open(weda.page("/city/tokyo-tokyo-jp"))
      try await browser.waitFor(testID: "details.temperature")
      try await browser.wait(
        until: "getComputedStyle(document.getElementById('launch')).visibility === 'hidden'")
      let moves = try await Self.moves(browser)
      #expect(moves == [])
      try await browser.expectQuiet()
    }
  }

  /// Returns a script that compares an element's place before and after the rest of the markup
  /// arrives.
  ///
  /// Only an incomplete document gives the right result: an element that is not closed yet has no
  /// last child.
  ///
  /// - Parameter rest: A JavaScript regular expression that matches the start of the later markup.
  private static func arrival(of element: String, before rest: String) -> String {
    """
    const text = await (await fetch(location)).text();
    const frame = document.createElement('iframe');
    frame.style = 'position:fixed;inset:0;width:100%;height:100%';
    document.body.append(frame);
    const page = frame.contentDocument;
    const nonce = `nonce="${document.querySelector('script').nonce}"`;
    const markup = text.replace(/<script.*?<\\/script>/g, '').replaceAll(/nonce="[^"]*"/g, nonce);
    const begin = markup.search(/\(rest)/);
    const tabs = markup.search(/<div[^>]*class="app"/);
    page.open();
    page.write(markup.slice(0, tabs));
    const style = page.querySelector('link[rel=stylesheet]');
    if (!style.sheet) await new Promise(done => style.addEventListener('load', done));
    // From here on, Chromium updates the styles of what it has drawn.
    page.body.getBoundingClientRect();
    page.write(markup.slice(tabs, begin));
    const place = () => JSON.stringify(page.querySelector('\(element)').getBoundingClientRect());
    const early = place();
    page.write(markup.slice(begin));
    page.close();
    return [early, place()];
    """
  }

  @Test(.mission("W-08"), arguments: Viewport.both)
  func `a partially received page does not shift when the tab bar arrives`(
    viewport: Viewport
  ) async throws {
    try await WeDaUnderTest.browse(.viewport(viewport)) { weda, browser in
      try await browser.openLive(weda.page("/settings"))
      for (element, rest) in [
        (".page", #"<nav[^>]*class="tabs"#), (".tab", #"(?<=<nav[^]*?<\/a>)<a "#),
      ] {
        try await browser.expectStill(Self.arrival(of: element, before: rest))
      }
    }
  }

  @Test(.mission("W-08"))
  func `the logo on the launch screen does not shift when the app's name arrives`() async throws {
    try await WeDaUnderTest.browse(.viewport(.phone)) { weda, browser in
      await weda.simulator.faults.add(Fault(.delay(.seconds(1)), at: "/data/2.5"))
      try await browser.openLive(weda.page("/settings"))
      try await browser.run("history.replaceState(null, '', '\(Browser.london)')")
      try await browser.expectStill(
        Self.arrival(of: "#launch img", before: #"(?<=id="launch"[^]*?)<span>"#))
    }
  }

  @Test(.mission("W-08")) func `no launch screen is shown if the weather is ready in time`()
    async throws
  {
    try await WeDaUnderTest.browse(.viewport(.phone)) { weda, browser in
      try await browser.openDetails(weda)
      try await browser.openDetails(weda)
      #expect(try await browser.findAll(.css("#launch")).isEmpty)
      let moves = try await Self.moves(browser)
      #expect(moves == [])
    }
  }

  @Test(.mission("W-08"))
  func `the page has the app's icons for a tab and a home screen`() async throws {
    try await WeDaUnderTest.browse(.viewport(.phone)) { weda, browser in
      try await browser.openLive(weda.page("/"))
      let widths = try await browser.run(
        """
        return Promise.all([...document.querySelectorAll('link[rel$=icon]')].map(link =>
          fetch(link.href).then(answer => answer.blob()).then(createImageBitmap)
            .then(picture => picture.width)));
        """)
      #expect(widths.array?.compactMap(\.double) == [32, 256])
    }
  }
}

extension Browser {
  /// Expects that an element stays in place while the rest arrives.
  fileprivate func expectStill(
    _ arrival: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let places = try await run(arrival).array?.compactMap(\.string)
    #expect(places?.count == 2, sourceLocation: sourceLocation)
    #expect(places?.first == places?.last, sourceLocation: sourceLocation)
  }
}
