import Charts
import Foundation
import StrataAppHost
import StrataBrowserTesting
import StrataViewTree
import SwiftUI
import Testing

/// Tests of a chart in Chromium.
@MainActor @Suite(.timeLimit(.minutes(30))) struct ChartPageTests {
  private struct Page: View {
    @State private var picked: Double?

    var body: some View {
      VStack {
        Text(verbatim: "picked \(picked.map { "\(Int($0.rounded()))" } ?? "none")")
        Chart(0..<11, id: \.self) { x in
          LineMark(x: .value("X", x), y: .value("Y", x * x))
        }
        .chartXScale(domain: 0...10)
        .chartXSelection(value: $picked)
        .frame(height: 240)
      }
      .padding()
    }
  }

  private func browse(
    _ viewport: Viewport, _ test: @MainActor (Browser) async throws -> Void
  ) async throws {
    let site = try LoopbackSite(
      Application(name: "chart") { window in WindowGroup { Page() }._mount(in: window) })
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

  // A chart whose values can be selected is a group, not an image: its plot takes keys.
  private static let chart = "[role=group][aria-label^='Y by X']"
  private static let plot = "document.querySelector(`\(chart) [data-e~=box]`)"

  /// A script that returns whether the drawing has the size of the plot, and the labels of both
  /// axes are beside it.
  private static let isDrawn = """
    (() => {
      const plot = \(plot), box = plot.getBoundingClientRect();
      const view = plot.querySelector('svg svg').viewBox.baseVal;
      const labels = [...document.querySelectorAll(`\(chart) .t`)].map(
        (label) => label.getBoundingClientRect());
      return Math.abs(view.width - box.width) < 1 && Math.abs(view.height - box.height) < 1
        && labels.some((label) => label.top >= box.bottom && label.width > 0)
        && labels.some((label) => label.left >= box.right && label.width > 0)
        && document.documentElement.scrollWidth <= innerWidth;
    })()
    """

  @Test(arguments: [Viewport.phone, .desktop])
  func `a chart is drawn in the size of its plot, with axis labels below and beside the plot`(
    viewport: Viewport
  ) async throws {
    try await browse(viewport) { browser in
      try await browser.wait(until: Self.isDrawn)
      if let folder = ProcessInfo.processInfo.environment["SHEET_PICTURES"] {
        try await browser.screenshot(to: URL(filePath: folder).appending(path: "chart.png"))
      }
    }
  }

  @Test
  func `a chart's selection has the value below the pointer, and is nil outside of the chart`()
    async throws
  {
    try await browse(.desktop) { browser in
      try await browser.wait(until: Self.isDrawn)
      let box = try await browser.run(
        "const box = \(Self.plot).getBoundingClientRect(); return [box.left, box.top, box.width];")
      let sides = box.array?.compactMap(\.double)
      let numbers = try #require(sides)
      func move(_ x: Double, _ y: Double) async throws {
        try await browser.devTools(
          "Input.dispatchMouseEvent", ["type": "mouseMoved", "x": .number(x), "y": .number(y)])
      }
      try await move(numbers[0] + numbers[2] * 0.3, numbers[1] + 50)
      try await browser.waitFor(text: "picked 3")
      try await move(numbers[0] + numbers[2] * 0.7, numbers[1] + 50)
      try await browser.waitFor(text: "picked 7")
      try await move(numbers[0] + numbers[2] / 2, 2)
      try await browser.waitFor(text: "picked none")
    }
  }

  @Test func `Tab reaches the plot, whose selection the arrow keys move and a screen reader hears`()
    async throws
  {
    try await browse(.desktop) { browser in
      try await browser.wait(until: Self.isDrawn)
      let isReached = "return document.activeElement.role === 'slider'"
      for _ in 0..<5 where try await browser.run(isReached) != true {
        try await browser.press(.tab)
      }
      try await browser.press(.arrowRight)
      try await browser.press(.arrowRight)
      try await browser.waitFor(text: "picked 1")
      let slider = try await browser.accessibilityTree().first { $0.role == "slider" }
      #expect(slider?.name == "Y by X")
      let heard = try await browser.run(
        "return document.querySelector('[role=slider]').getAttribute('aria-valuetext')")
      #expect(heard.string == "1. 1")
      let faults = try await browser.axeViolations().filter { $0.rule.hasPrefix("aria") }
      #expect(faults.isEmpty)
    }
  }

  @Test func `a screen reader hears the summary, and finds the table`() async throws {
    try await browse(.phone) { browser in
      try await browser.wait(until: Self.isDrawn)
      let tree = try await browser.accessibilityTree()
      let chart = tree.first { $0.name.hasPrefix("Y by X. 11 values. 0 to 100.") }
      #expect(chart?.role == "group")
      #expect(tree.contains { $0.role == "button" && $0.name == "Show values as a table" })
    }
  }
}
