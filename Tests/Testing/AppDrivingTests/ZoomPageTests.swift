import Foundation
import StrataAppHost
import StrataBrowserTesting
import StrataViewTree
import SwiftUI
import Testing

/// Tests of a zoom transition as Chromium shows it.
@MainActor @Suite(.timeLimit(.minutes(30))) struct ZoomPageTests {
  private struct Page: View {
    @Namespace private var cards
    var body: some View {
      NavigationStack {
        VStack(spacing: 40) {
          ForEach(1..<4) { id in
            NavigationLink(value: id) {
              Text("Card \(id)").frame(width: 140, height: 90).background(.teal)
            }
            .matchedTransitionSource(id: id, in: cards)
            .accessibilityIdentifier("card \(id)")
          }
        }
        .navigationTitle("Cards")
        .navigationDestination(for: Int.self) { id in
          VStack {
            Text("Details of \(id)").accessibilityIdentifier("details")
            Color.teal.frame(height: 300)
          }
          .navigationTitle("Card \(id)")
          .navigationTransition(.zoom(sourceID: id, in: cards))
        }
      }
    }
  }

  private func browse(
    _ viewport: Viewport, _ test: @MainActor (Browser) async throws -> Void
  ) async throws {
    let site = try LoopbackSite(
      Application(name: "zoom") { window in WindowGroup { Page() }._mount(in: window) })
    do {
      try await Browser.run(.viewport(viewport)) { browser in
        try await browser.open("http://127.0.0.1:\(site.port)/")
        try await browser.settle()
        try await browser.wait(
          until: "[...document.scripts].some(it => it.src.includes('/zoom.js') && it.does)")
        try await test(browser)
      }
    } catch {
      await site.stop()
      throw error
    }
    await site.stop()
  }

  /// A script that pauses every animation that begins, so that a test can look at its start.
  private static let hold = """
    window.begun = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
      const it = animate.apply(this, given);
      it.pause();
      window.begun.push([this.className, it]);
      return it;
    };
    """

  private static func begins(_ name: String) -> String {
    "window.begun.some(([name]) => name.split(' ').includes('\(name)'))"
  }

  private static func box(_ name: String) -> String {
    """
    const el = window.begun.find(([name]) => name.split(' ').includes('\(name)'))[1].effect.target;
    const { left, top, width } = el.getBoundingClientRect();
    return [left, top, width].map(Math.round);
    """
  }

  private func numbers(_ browser: Browser, _ script: String) async throws -> [Double] {
    (try await browser.run(script).array ?? []).compactMap(\.double)
  }

  @Test(arguments: [Viewport.phone, .desktop])
  func `a page zooms out of the tapped view, and back into it when the user goes back`(
    viewport: Viewport
  ) async throws {
    try await browse(viewport) { browser in
      let from = try await numbers(
        browser,
        """
        const { left, top, width } = document.querySelector('[data-testid="card 2"]').getBoundingClientRect();
        return [left, top, width].map(Math.round);
        """)
      _ = try await browser.run(Self.hold)
      try await browser.click(.testID("card 2"))
      try await browser.wait(until: Self.begins("page"))
      let start = try await numbers(browser, Self.box("page"))
      #expect(zip(start, from).allSatisfy { abs($0 - $1) <= 2 }, "\(start) \(from)")
      _ = try await browser.run("window.begun.splice(0).forEach(([, it]) => it.finish())")
      try await browser.wait(until: "document.querySelector('[data-testid=details]')")
      _ = try await browser.run("history.back()")
      try await browser.wait(until: Self.begins("zoomed"))
      _ = try await browser.run("window.begun[0][1].currentTime = 379.9")
      let end = try await numbers(browser, Self.box("zoomed"))
      #expect(zip(end, from).allSatisfy { abs($0 - $1) <= 3 }, "\(end) \(from)")
      #expect(try await browser.run("return document.querySelector('.zoomed').inert") == true)
      _ = try await browser.run("window.begun.splice(0).forEach(([, it]) => it.finish())")
      try await browser.wait(until: "!document.querySelector('.zoomed')")
      #expect(
        try await browser.run("return document.querySelectorAll('[data-testid=details]').length")
          == 0)
    }
  }

  @Test func `with reduced motion, the screen appears at once`() async throws {
    try await browse(.phone) { browser in
      try await browser.prefer(.light, reducedMotion: true)
      _ = try await browser.run(Self.hold)
      try await browser.click(.testID("card 1"))
      try await browser.wait(until: "document.querySelector('[data-testid=details]')")
      #expect(try await browser.run("return \(Self.begins("page"))") == false)
    }
  }
}
