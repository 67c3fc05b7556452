import Foundation
import StrataBrowserTesting
import SwiftUI
import Testing

@testable import StrataAppHost

/// Tests of a drag over a slow connection, in a real browser.
@MainActor @Suite(.timeLimit(.minutes(10))) struct DragBrowserTests {
  private struct Ball: View {
    @State private var offset = CGSize.zero
    @State private var ends = 0

    var body: some View {
      VStack {
        Text(verbatim: "ends \(ends)").accessibilityIdentifier("ends")
        Color.red.frame(width: 80, height: 80)
          .accessibilityIdentifier("ball")
          .offset(offset)
          .gesture(
            DragGesture()
              .onChanged { offset = $0.translation }
              .onEnded { _ in
                ends += 1
                withAnimation(.linear(duration: 0.1)) { offset = .zero }
              })
      }
    }
  }

  /// Returns the position of the ball right after a pointer event.
  private func ball(_ script: String, in browser: Browser) async throws -> [Double] {
    let place = try await browser.run(
      """
      const ball = document.querySelector('[data-testid=ball]');
      const point = (kind, x, y) => ball.dispatchEvent(new PointerEvent(`pointer${kind}`,
        { clientX: x, clientY: y, pointerId: 7, bubbles: true, button: 0 }));
      \(script);
      const box = ball.getBoundingClientRect();
      return [box.left, box.top].map(Math.round)
      """)
    return place.array?.compactMap(\.double) ?? []
  }

  @Test
  func `after the server's first answer, a dragged view follows the finger without waiting`()
    async throws
  {
    let site = try TestSite(clock: ContinuousClock()) { Ball() }
    let line = try SlowLink(to: #require(URL(string: site.origin)))
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.open(line.url.absoluteString)
      try await browser.wait(
        until: "window.__strata?.live && performance.getEntriesByType('resource')"
          + ".some((it) => it.name.includes('/gestures.js') && it.responseEnd)")
      line.delay(.milliseconds(300))
      let start = try await ball("", in: browser)
      // Nothing is known yet: the ball waits for the server.
      #expect(
        try await ball("point('down', 100, 100); point('move', 140, 130)", in: browser) == start)
      try await browser.wait(
        until:
          "document.querySelector('[data-testid=ball]').getBoundingClientRect().left > args[0]",
        .number(start[0] + 30))
      let there = [start[0] + 90, start[1] + 60]
      #expect(try await ball("point('move', 190, 160)", in: browser) == there)
      #expect(try await ball("point('up', 190, 160)", in: browser) == there)
      try await browser.wait(
        until: "document.querySelector('[data-testid=ends]').innerText === 'ends 1'"
          + " && document.querySelector('[data-testid=ball]').getBoundingClientRect().left === args[0]",
        .number(start[0]))
      // Known now: the ball follows from the first step.
      let next = [start[0] + 25, start[1] + 5]
      #expect(
        try await ball("point('down', 100, 100); point('move', 125, 105)", in: browser) == next)
      #expect(try await browser.consoleErrors().isEmpty)
    }
    await site.stop()
  }
}
