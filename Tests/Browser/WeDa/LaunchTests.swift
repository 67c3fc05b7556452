import BrowserTesting
import Foundation
import KitTesting
import SimulatorKit
import Testing

/// The brand stands before a page whose weather is slow to come.
@Suite struct LaunchTests {
  /// What moved on its own, as Chromium counts it: by how much, what, from where and to where.
  private static let shifts = """
    return new Promise(done => {
      const moves = [];
      const frame = (rect) => `${rect.x},${rect.y} ${rect.width}x${rect.height}`;
      const told = ({ node, previousRect, currentRect }) =>
        `${node?.id || node?.className || node?.nodeName}: ${frame(previousRect)} > ` +
        frame(currentRect);
      const add = (list) => {
        for (const entry of list.getEntries())
          moves.push(`${entry.value} ${entry.sources.map(told).join('; ')}`);
      };
      new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(moves))));
    });
    """

  @Test(.mission("W-08"), arguments: Viewport.both)
  func `the brand is in the first answer and goes without a jump`(viewport: Viewport) async throws {
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
      #expect(try await browser.run(Self.shifts).array?.compactMap(\.string) == [])
      try await browser.expectQuiet()
    }
  }

  @Test(.mission("W-08"), arguments: Viewport.both)
  func `a page whose end is still on its way has room for the tab bar`(
    viewport: Viewport
  ) async throws {
    try await WeDaUnderTest.browse(.viewport(viewport)) { weda, browser in
      try await browser.openLive(weda.page("/settings"))
      // What a browser has before the bar's own markup has come: the page without it.
      let frames = try await browser.run(
        """
        const page = document.querySelector('.page:not(.away)');
        const frame = () => JSON.stringify(page.getBoundingClientRect());
        const whole = frame();
        document.querySelector('.tabs').remove();
        return [whole, frame()];
        """
      ).array?.compactMap(\.string)
      #expect(frames?.count == 2 && frames?.first == frames?.last)
    }
  }

  @Test(.mission("W-08")) func `weather that is there in time needs no brand`() async throws {
    try await WeDaUnderTest.browse(.viewport(.phone)) { weda, browser in
      try await browser.openDetails(weda)
      try await browser.openDetails(weda)
      #expect(try await browser.findAll(.css("#launch")).isEmpty)
      #expect(try await browser.run(Self.shifts).array?.compactMap(\.string) == [])
    }
  }

  @Test(.mission("W-08")) func `a tab and a home screen have the app's icon`() async throws {
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
