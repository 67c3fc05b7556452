import StrataBrowserTesting
import SwiftUI
import Testing

@testable import StrataAppHost

/// Tests of looks that only a browser decides: backgrounds of pages, spaces in text, rows and their
/// headers.
@MainActor @Suite(.timeLimit(.minutes(10))) struct LookBrowserTests {
  private struct Plain: View {
    var body: some View {
      NavigationStack {
        HStack(spacing: 0) {
          Text(verbatim: "a").accessibilityIdentifier("bare")
          Text(verbatim: "  a  ").accessibilityIdentifier("spaced")
        }
        .navigationTitle("Plain")
      }
    }
  }

  private struct Grouped: View {
    var body: some View {
      NavigationStack {
        List {
          NavigationLink("By view") { Text("there") }.accessibilityIdentifier("view")
          NavigationLink("By value", value: 1).accessibilityIdentifier("value")
          Text("Label").accessibilityIdentifier("label")
        }
        .navigationDestination(for: Int.self) { Text("\($0)") }
        .navigationTitle("Grouped")
      }
    }
  }

  private struct Headed: View {
    var body: some View {
      NavigationStack {
        List {
          ForEach(0..<3, id: \.self) { section in
            Section("Part \(section)") { ForEach(0..<30, id: \.self) { Text("Row \($0)") } }
          }
        }
        .listStyle(.plain).navigationTitle("Headed")
      }
    }
  }

  private struct Inset: View {
    var body: some View {
      ScrollView { Text("Letter") }
        .safeAreaInset(edge: .bottom) {
          HStack {
            Text("Total")
            Spacer()
            Button("Pay") {}
          }
          .background(Color.yellow)
          .accessibilityIdentifier("bar")
        }
    }
  }

  private struct Coloured: View {
    var body: some View {
      List {
        Text("Row").accessibilityIdentifier("row")
          .listRowBackground(Color.yellow.accessibilityIdentifier("ground"))
        HStack {
          Image(systemName: "heart").accessibilityIdentifier("bare")
          Image(systemName: "heart").padding(8).accessibilityIdentifier("padded")
        }
      }
    }
  }

  @Test func `a row's background fills the row, and padding is added to a symbol's size`()
    async throws
  {
    let site = try TestSite(clock: ContinuousClock()) { Coloured() }
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.open(site.origin)
      try await browser.wait(until: "window.__strata?.live")
      let sizes =
        try await browser.run(
          """
          const size = (el) => [el.getBoundingClientRect().width, el.getBoundingClientRect().height];
          const named = (name) => document.querySelector(`[data-testid=${name}]`);
          return [named('ground').closest('.row'), ...['ground', 'bare', 'padded'].map(named)].flatMap(size)
          """
        ).array?.compactMap(\.double) ?? []
      try #require(sizes.count == 8)
      #expect(sizes[0] > 300 && Array(sizes[0...1]) == Array(sizes[2...3]), "\(sizes)")
      #expect(sizes[4] > 8 && sizes[6] == sizes[4] + 16 && sizes[7] == sizes[5] + 16, "\(sizes)")
    }
    await site.stop()
  }

  private func ground(_ browser: Browser) async throws -> JSONValue {
    try await browser.run("return getComputedStyle(document.body).backgroundColor")
  }

  @Test func `a plain page is white and keeps the spaces of its texts`() async throws {
    let site = try TestSite(clock: ContinuousClock()) { Plain() }
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.open(site.origin)
      try await browser.wait(until: "window.__strata?.live")
      #expect(try await ground(browser) == "rgb(255, 255, 255)")
      let widths = try await browser.run(
        """
        return ['bare', 'spaced'].map((name) =>
          document.querySelector(`[data-testid=${name}]`).getBoundingClientRect().width)
        """)
      let (bare, spaced) = (widths.array?[0].double ?? 0, widths.array?[1].double ?? 0)
      #expect(spaced > bare + 4)
    }
    await site.stop()
  }

  @Test func `a grouped page is grey, and its links have their label's colour`() async throws {
    let site = try TestSite(clock: ContinuousClock()) { Grouped() }
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.open(site.origin)
      try await browser.wait(until: "window.__strata?.live")
      #expect(try await ground(browser) == "rgb(242, 242, 247)")
      let looks = try await browser.run(
        """
        return ['view', 'value', 'label'].map((name) => {
          const el = document.querySelector(`[data-testid=${name}]`);
          return [getComputedStyle(el).color, el.closest('.row').offsetHeight >= 44];
        })
        """)
      #expect(looks.array?.count == 3 && Set(looks.array?.map { "\($0)" } ?? []).count == 1)
      #expect(looks.array?[0].array?[1] == true)
    }
    await site.stop()
  }

  @Test
  func `the section header of a plain list stays below the navigation bar while the list scrolls`()
    async throws
  {
    let site = try TestSite(clock: ContinuousClock()) { Headed() }
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.open(site.origin)
      try await browser.wait(until: "window.__strata?.live")
      try await browser.run("scrollTo(0, 400)")
      try await browser.wait(
        until: """
          scrollY === 400 && Math.abs(document.querySelector('.sec-h').getBoundingClientRect().top
            - document.querySelector('.nb').getBoundingClientRect().bottom) < 2
          """)
    }
    await site.stop()
  }

  @Test func `a bar at the edge of a window's root is as wide as the window`() async throws {
    let site = try TestSite(clock: ContinuousClock()) { Inset() }
    try await Browser.run(.viewport(.desktop)) { browser in
      try await browser.open(site.origin)
      try await browser.wait(until: "window.__strata?.live")
      let gaps = try await browser.run(
        """
        const bar = document.querySelector('[data-testid=bar]').getBoundingClientRect();
        const page = document.getElementById('screen').getBoundingClientRect();
        return [bar.left - page.left, page.right - bar.right, innerHeight - bar.bottom];
        """)
      #expect(gaps.array?.compactMap(\.double).filter { abs($0) < 1 }.count == 3, "\(gaps)")
    }
    await site.stop()
  }
}
