import Foundation
import StrataAppHost
import StrataBrowserTesting
import StrataViewTree
import SwiftUI
import Testing

/// Tests of dragging a column's edge in Chromium.
@MainActor @Suite(.timeLimit(.minutes(30))) struct SplitEdgeTests {
  private struct Page: View {
    var isMirrored = false
    var body: some View {
      NavigationSplitView {
        List(0..<40) { Text("Row \($0)") }
          .navigationTitle("Mailboxes")
          .navigationSplitViewColumnWidth(min: 200, ideal: 280, max: 420)
      } detail: {
        Button("Detail") {}
      }
      .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
    }
  }

  private func browse(
    _ page: Page, _ viewport: Viewport = .desktop,
    _ test: @MainActor (Browser) async throws -> Void
  ) async throws {
    let site = try LoopbackSite(
      Application(name: "edge") { window in WindowGroup { page }._mount(in: window) })
    do {
      try await Browser.run(.viewport(viewport)) { browser in
        try await browser.open("http://127.0.0.1:\(site.port)/")
        try await browser.settle()
        try await test(browser)
      }
    } catch {
      await site.stop()
      throw error
    }
    await site.stop()
  }

  private static func isWide(_ width: Int) -> String {
    "Math.abs(document.querySelector('.col.side').offsetWidth - \(width)) <= 1"
  }

  /// Presses at a position, moves and releases.
  private func drag(_ browser: Browser, from x: Double, to end: Double) async throws {
    for (kind, place) in [
      ("Pressed", x), ("Moved", (x + end) / 2), ("Moved", end), ("Released", end),
    ] {
      try await browser.devTools(
        "Input.dispatchMouseEvent",
        [
          "type": .string("mouse\(kind)"), "x": .number(place), "y": 400, "button": "left",
          "buttons": 1, "clickCount": 1,
        ])
    }
  }

  @Test func `dragging the edge of a split view's column resizes it within the app's limits`()
    async throws
  {
    try await browse(Page()) { browser in
      try await browser.wait(until: Self.isWide(280))
      try await browser.wait(
        until: "getComputedStyle(document.querySelector('.split-edge')).pointerEvents === 'none'")
      try await drag(browser, from: 280, to: 340)
      try await browser.wait(until: Self.isWide(340))
      try await drag(browser, from: 340, to: 900)
      try await browser.wait(until: Self.isWide(420))
      try await drag(browser, from: 420, to: 20)
      try await browser.wait(until: Self.isWide(200))
      if let folder = ProcessInfo.processInfo.environment["SHEET_PICTURES"] {
        try await browser.screenshot(to: URL(filePath: folder).appending(path: "edge.png"))
      }
    }
  }

  @Test func `arrow keys move the edge of a column, and the edge has an accessible name`()
    async throws
  {
    try await browse(Page()) { browser in
      try await browser.wait(until: Self.isWide(280))
      _ = try await browser.run("document.querySelector('.split-edge').focus()")
      try await browser.press(.arrowRight)
      try await browser.wait(until: "document.querySelector('.col.side').offsetWidth === 281")
      let edge = try await browser.accessibilityTree().first { $0.role == "slider" }
      #expect(edge?.name == "Resize")
    }
  }

  @Test func `the drag area of a column's edge does not cover views 30 points away`() async throws {
    try await browse(Page()) { browser in
      try await browser.wait(until: Self.isWide(280))
      let under = try await browser.run(
        """
        const name = (x) => document.elementFromPoint(x, 400).className.split(' ').includes('split-edge');
        return [name(250), name(280), name(310)];
        """)
      #expect(under == [false, true, false])
    }
  }

  @Test func `in right-to-left layout, the edge to drag is on the left of the sidebar`()
    async throws
  {
    try await browse(Page(isMirrored: true)) { browser in
      try await browser.wait(until: Self.isWide(280))
      try await browser.wait(
        until: """
          document.elementFromPoint(
            document.querySelector('.col.side').getBoundingClientRect().left, 400)
            .className.split(' ').includes('split-edge')
          """)
      let left = try await browser.run(
        "return document.querySelector('.col.side').getBoundingClientRect().left")
      let edge = try #require(left.double)
      #expect(edge > 600)
      try await drag(browser, from: edge, to: edge - 60)
      try await browser.wait(until: Self.isWide(340))
    }
  }

  @Test func `in a narrow window, the edge between columns is hidden`() async throws {
    try await browse(Page(), .phone) { browser in
      try await browser.wait(
        until: "[...document.styleSheets].some(it => it.href?.includes('rows.css'))")
      #expect(
        try await browser.run(
          "return getComputedStyle(document.querySelector('.split-edge')).display") == "none")
    }
  }
}
