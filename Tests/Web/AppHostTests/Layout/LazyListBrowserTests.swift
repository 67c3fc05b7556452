import StrataBrowserTesting
import SwiftUI
import Testing

@testable import StrataAppHost

/// Tests of a list of a hundred thousand rows in a real browser.
@MainActor @Suite(.timeLimit(.minutes(10))) struct LazyListBrowserTests {
  private struct Row: View {
    var number: Int
    @State private var taps = 0
    var body: some View {
      Button {
        taps += 1
      } label: {
        Text(verbatim: "row \(number) taps \(taps)")
      }
      .accessibilityIdentifier("r\(number)")
    }
  }

  private struct Page: View {
    var isStack = false
    var body: some View {
      ScrollViewReader { proxy in
        VStack {
          Button("Jump") { proxy.scrollTo(70_000, anchor: .top) }.accessibilityIdentifier("jump")
          if isStack {
            ScrollView {
              LazyVStack(spacing: 0) { ForEach(0..<100_000, id: \.self) { Row(number: $0) } }
            }
            .accessibilityIdentifier("port")
            .frame(height: 600)
          } else {
            List(0..<100_000, id: \.self) { Row(number: $0) }
          }
        }
      }
    }
  }

  private static let rows = "[...document.querySelectorAll('[data-testid^=r]')]"
  private static let inSight =
    "\(rows).some(r => r.getBoundingClientRect().top < innerHeight && r.getBoundingClientRect().bottom > 0)"

  @Test(arguments: [false, true])
  func `a lazy list of 100,000 rows keeps at most 120 on the page and restores their state`(
    isStack: Bool
  )
    async throws
  {
    let site = try TestSite(clock: ContinuousClock()) { Page(isStack: isStack) }
    try await Browser.run(.viewport(.phone)) { browser in
      let port =
        isStack ? "document.querySelector('[data-testid=port]')" : "document.scrollingElement"
      try await browser.open(site.origin)
      try await browser.wait(until: "window.__strata?.live")
      try await browser.click(.testID("r3"))
      try await browser.waitFor(.text("row 3 taps 1"))
      try await browser.wait(until: "\(port).scrollHeight > 100000 * 20")
      let height = try await browser.run("return \(port).scrollHeight")
      try await browser.run("\(port).scrollTop = \(port).scrollHeight")
      try await browser.waitFor(.testID("r99999"))
      #expect(try await browser.run("return \(Self.rows).length <= 120") == true)
      try await browser.run("\(port).scrollTop = \(port).scrollHeight / 2")
      try await browser.wait(
        until: Self.inSight + " && !document.querySelector('[data-testid=r99999]')")
      let change = try await browser.run(
        "return Math.abs(\(port).scrollHeight - args[0]) / args[0] < 0.02", height)
      #expect(change == true)
      try await browser.run("\(port).scrollTop = 0")
      try await browser.waitFor(.text("row 3 taps 1"))
      #expect(try await browser.run("return \(Self.rows).length <= 120") == true)
    }
    await site.stop()
  }

  @Test func `scrollTo reaches a row far away`() async throws {
    let site = try TestSite(clock: ContinuousClock()) { Page() }
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.open(site.origin)
      try await browser.wait(until: "window.__strata?.live")
      try await browser.click(.testID("jump"))
      try await browser.wait(
        until: """
          (() => {
            const at = document.querySelector('[data-testid=r70000]')?.getBoundingClientRect();
            return at && at.top >= -1 && at.bottom <= innerHeight + 1;
          })()
          """)
    }
    await site.stop()
  }
}
