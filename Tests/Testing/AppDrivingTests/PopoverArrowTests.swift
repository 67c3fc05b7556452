import Foundation
import StrataAppHost
import StrataBrowserTesting
import StrataViewTree
import SwiftUI
import Testing

/// Tests of a popover's arrow as Chromium paints it.
@MainActor @Suite(.timeLimit(.minutes(30))) struct PopoverArrowTests {
  private struct Page: View {
    var edge: Edge?
    @State private var isShown = false
    var body: some View {
      Button("Open") { isShown = true }
        .accessibilityIdentifier("source")
        .popover(isPresented: $isShown, arrowEdge: edge) {
          Text("Details").padding(40).presentationBackground(Color(red: 1, green: 0, blue: 0))
        }
        .padding(200)
    }
  }

  private func browse(
    _ edge: Edge?, _ viewport: Viewport, _ test: @MainActor (Browser) async throws -> Void
  ) async throws {
    let site = try LoopbackSite(
      Application(name: "arrow") { window in WindowGroup { Page(edge: edge) }._mount(in: window) })
    do {
      try await Browser.run(.viewport(viewport)) { browser in
        try await browser.open("http://127.0.0.1:\(site.port)/")
        try await browser.click(.testID("source"))
        try await browser.wait(until: "document.querySelector('.popover[open]')")
        try await browser.settle()
        try await test(browser)
      }
    } catch {
      await site.stop()
      throw error
    }
    await site.stop()
  }

  /// A script that returns the middle of the gap between source and popover, and a point beside the
  /// arrow in that gap.
  private static let gap = """
    const from = document.querySelector('[data-testid=source]').getBoundingClientRect();
    const to = document.querySelector('.popover').getBoundingClientRect();
    const across = (from.left + from.right) / 2, along = (from.top + from.bottom) / 2;
    if (to.top >= from.bottom) return [[across, to.top - 2], [across + 20, to.top - 2]];
    if (to.bottom <= from.top) return [[across, to.bottom + 2], [across + 20, to.bottom + 2]];
    if (to.left >= from.right) return [[to.left - 2, along], [to.left - 2, along + 20]];
    return [[to.right + 2, along], [to.right + 2, along + 20]];
    """

  @Test(arguments: [nil, Edge.top, .bottom, .leading, .trailing])
  func `a popover points at its source, from whatever side`(edge: Edge?) async throws {
    try await browse(edge, .desktop) { browser in
      try await browser.wait(
        until: "document.querySelector('.popover').style.borderImage.includes('conic-gradient')")
      try await browser.wait(
        until:
          "document.querySelector('.popover').getAnimations().every(it => it.playState === 'finished')"
      )
      if let folder = ProcessInfo.processInfo.environment["SHEET_PICTURES"] {
        let name = edge.map { "\($0)" } ?? "none"
        try await browser.screenshot(to: URL(filePath: folder).appending(path: "arrow-\(name).png"))
      }
      let places = try await browser.run(Self.gap).array ?? []
      let points = places.map { ($0.array ?? []).compactMap(\.double) }
      try #require(points.count == 2)
      let colors = try await browser.colors(at: points)
      #expect(colors[0][0] > 180 && colors[0][1] < 80, "the arrow has the popover's colour")
      #expect(colors[1][1] > 180, "the page is visible beside the arrow")
    }
  }

  @Test func `on a narrow screen, a popover is a sheet without an arrow`() async throws {
    try await browse(nil, .phone) { browser in
      try await browser.wait(
        until: "[...document.scripts].some(it => it.src.includes('/rows.js') && it.does)")
      #expect(
        try await browser.run("return document.querySelector('.popover').style.borderImage") == "")
    }
  }
}
