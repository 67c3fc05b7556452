import StrataBrowserTesting
import SwiftUI
import Testing

@testable import StrataAppHost

/// Tests of a grid of a hundred thousand cells in a real browser.
@MainActor @Suite(.timeLimit(.minutes(10))) struct LazyGridBrowserTests {
  enum Kind: CaseIterable, Sendable { case columns, adaptive, row, rows }

  private struct Page: View {
    var kind: Kind

    var body: some View {
      switch kind {
      case .columns:
        ScrollView { LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) { cells } }
          .frame(height: 500)
      case .adaptive:
        ScrollView { LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))]) { cells } }
          .frame(height: 500)
      case .row:
        ScrollView(.horizontal) { LazyHStack { cells } }
      case .rows:
        ScrollView(.horizontal) {
          LazyHGrid(rows: [GridItem(.fixed(50)), GridItem(.fixed(50))]) { cells }
        }
      }
    }

    private var cells: some View {
      ForEach(0..<100_000, id: \.self) {
        Text(verbatim: "\($0)").frame(width: 50, height: 40).accessibilityIdentifier("c\($0)")
      }
    }
  }

  private static let cells = "[...document.querySelectorAll('[data-testid^=c]')]"
  /// A script that returns whether more than four cells are visible in the scroll view.
  private static let isFull = """
    (() => {
      const port = document.querySelector('.sc').getBoundingClientRect();
      const seen = \(cells).filter((c) => {
        const at = c.getBoundingClientRect();
        return at.right > port.left && at.left < port.right && at.bottom > port.top && at.top < port.bottom;
      });
      return seen.length > 4;
    })()
    """

  @Test(arguments: Kind.allCases)
  func `a lazy grid of 100,000 cells keeps at most 160 on the page, each in its column or row`(
    kind: Kind
  )
    async throws
  {
    let site = try TestSite(clock: ContinuousClock()) { Page(kind: kind) }
    let isX = kind == .row || kind == .rows
    let (offset, length) = isX ? ("scrollLeft", "scrollWidth") : ("scrollTop", "scrollHeight")
    let side = isX ? "top" : "left"
    try await Browser.run(.viewport(.phone)) { browser in
      let port = "document.querySelector('.sc')"
      try await browser.open(site.origin)
      try await browser.wait(until: "window.__strata?.live")
      try await browser.wait(until: "window.__strata?.live && \(port).\(length) > 100000")
      let lane =
        "Math.round(\(Self.cells).find(c => c.dataset.testid === args[0])?.getBoundingClientRect().\(side))"
      let first = try await browser.run("return \(lane)", "c6")
      try await browser.run("\(port).\(offset) = \(port).\(length) / 2")
      try await browser.wait(until: Self.isFull + " && !document.querySelector('[data-testid=c0]')")
      #expect(try await browser.run("return \(Self.cells).length <= 160") == true)
      try await browser.run("\(port).\(offset) = \(port).\(length)")
      try await browser.waitFor(.testID("c99999"))
      #expect(try await browser.run("return \(Self.cells).length <= 160") == true)
      // 99990 is as many lines after the first as 6 for 1, 2 and 3 lanes.
      if kind != .adaptive {
        try await browser.wait(until: "\(lane) === args[1]", "c99990", first)
      }
      try await browser.run("\(port).\(offset) = 0")
      try await browser.waitFor(.testID("c0"))
      #expect(try await browser.run("return \(lane)", "c6") == first)
    }
    await site.stop()
  }

  @Test func `a pinned section header stays until the next one comes`() async throws {
    struct Sections: View {
      var body: some View {
        ScrollView {
          LazyVGrid(columns: [GridItem(), GridItem()], pinnedViews: .sectionHeaders) {
            ForEach(0..<3) { section in
              Section {
                ForEach(0..<20) { Text(verbatim: "\(section).\($0)").frame(height: 60) }
              } header: {
                Text(verbatim: "header \(section)").frame(height: 30)
                  .accessibilityIdentifier("h\(section)")
              }
            }
          }
        }
        .frame(height: 400)
      }
    }
    let site = try TestSite(clock: ContinuousClock()) { Sections() }
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.open(site.origin)
      try await browser.wait(until: "window.__strata?.live")
      let tops = """
        const port = document.querySelector('.sc').getBoundingClientRect().top;
        return ['h0', 'h1'].map((name) => Math.round(
          document.querySelector(`[data-testid=${name}]`).getBoundingClientRect().top - port));
        """
      try await browser.run("document.querySelector('.sc').scrollTop = 200")
      #expect(try await browser.run(tops).array?.first?.double == 0)
      try await browser.run("document.querySelector('.sc').scrollTop = 900")
      let after = try await browser.run(tops).array
      #expect(after?[1].double == 0)
      #expect(try #require(after?[0].double) < 0)
    }
    await site.stop()
  }
}
