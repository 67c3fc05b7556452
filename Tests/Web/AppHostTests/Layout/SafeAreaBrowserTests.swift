import StrataBrowserTesting
import SwiftUI
import Testing

@testable import StrataAppHost

/// Tests of views that ignore the safe area, in a real browser.
@MainActor @Suite(.timeLimit(.minutes(10))) struct SafeAreaBrowserTests {
  private static let sky = LinearGradient(
    colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)

  private struct Layers: View {
    var body: some View {
      NavigationStack {
        ZStack {
          SafeAreaBrowserTests.sky.ignoresSafeArea().accessibilityIdentifier("all")
          Color.red.opacity(0.2).ignoresSafeArea(edges: .top).accessibilityIdentifier("top")
          Rectangle().fill(.ultraThinMaterial).ignoresSafeArea(edges: .bottom)
            .accessibilityIdentifier("bottom")
          VStack(spacing: 0) {
            Text("Above").accessibilityIdentifier("above")
            Color.green.ignoresSafeArea(.container, edges: .vertical)
              .accessibilityIdentifier("below")
          }
          Text("Small").accessibilityIdentifier("word").background {
            Color.yellow.ignoresSafeArea().accessibilityIdentifier("small")
          }
        }
        .navigationTitle("Title")
      }
    }
  }

  /// A page in tabs with a bottom bar, longer than the window, in front of a gradient.
  private struct Long: View {
    var body: some View {
      TabView {
        NavigationStack {
          ScrollView {
            VStack { ForEach(0..<60, id: \.self) { Text("Row \($0)").padding() } }
              .frame(maxWidth: .infinity)
          }
          .background { SafeAreaBrowserTests.sky.ignoresSafeArea().accessibilityIdentifier("sky") }
          .navigationTitle("Title")
          .toolbar { ToolbarItem(placement: .bottomBar) { Button("Act") {} } }
        }
        .tabItem { Label("One", systemImage: "star") }
        Text("Two").tabItem { Label("Two", systemImage: "heart") }
      }
    }
  }

  /// Blurred stacks, of which one ignores the safe area and the other's content does.
  private struct Blurred: View {
    var body: some View {
      NavigationStack {
        ZStack {
          VStack { Color.red }.ignoresSafeArea().accessibilityIdentifier("stack").blur(radius: 8)
          VStack { Color.blue.ignoresSafeArea().accessibilityIdentifier("content") }
            .blur(radius: 4)
          Text("Words")
        }
        .navigationTitle("Title")
      }
    }
  }

  private struct Cover: View {
    @State private var isShown = false
    var body: some View {
      Button("Show") { isShown = true }.accessibilityIdentifier("show")
        .fullScreenCover(isPresented: $isShown) {
          ZStack {
            SafeAreaBrowserTests.sky.ignoresSafeArea().accessibilityIdentifier("sky")
            VStack {
              Text("Top").accessibilityIdentifier("words")
              Spacer()
            }
          }
        }
    }
  }

  /// Paged tabs that fill their cover.
  private struct Tour: View {
    @State private var isShown = false
    var body: some View {
      Button("Show") { isShown = true }.accessibilityIdentifier("show")
        .fullScreenCover(isPresented: $isShown) {
          TabView {
            Color.red.accessibilityIdentifier("first")
            Color.blue
          }
          .tabViewStyle(.page).ignoresSafeArea().accessibilityIdentifier("tour")
        }
    }
  }

  @Test func `a paged tab view in a full-screen cover fills the whole screen`() async throws {
    let site = try TestSite(clock: ContinuousClock()) { Tour() }
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.setSafeArea(top: 47, bottom: 34)
      try await browser.open(site.origin)
      try await browser.wait(until: "window.__strata?.live")
      try await open("tour", in: browser)
      #expect(try await edges("tour", in: browser) == [0, 0, 390, 844])
      let first = try await edges("first", in: browser)
      #expect(first[1] == 0 && first[3] > 780, "\(first)")
    }
    await site.stop()
  }

  /// Opens the cover with the button, and waits until its animation is finished.
  private func open(_ name: String, in browser: Browser) async throws {
    try await browser.click(.testID("show"))
    try await browser.wait(
      until: "document.querySelector('dialog [data-testid=\(name)]')?.closest('dialog')"
        + ".getAnimations().every((it) => it.playState === 'finished')")
  }

  /// Returns the left, top, right and bottom edge of an element in the window.
  private func edges(_ name: String, in browser: Browser) async throws -> [Double] {
    let box = try await browser.run(
      """
      const box = document.querySelector('[data-testid=\(name)]').getBoundingClientRect();
      return [box.left, box.top, box.right, box.bottom].map(Math.round)
      """)
    return box.array?.compactMap(\.double) ?? []
  }

  private func isWhole(_ browser: Browser) async throws -> Bool {
    try await browser.run(
      """
      const page = document.scrollingElement;
      return page.scrollHeight <= innerHeight && page.scrollWidth <= innerWidth
      """) == true
  }

  @Test
  func `a view that ignores the safe area at some edges extends to these edges and no others`()
    async throws
  {
    let site = try TestSite(clock: ContinuousClock()) { Layers() }
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.setSafeArea(top: 47, bottom: 34)
      try await browser.open(site.origin)
      try await browser.wait(until: "window.__strata?.live")
      let above = try await edges("above", in: browser)
      let start = try #require(above.dropFirst().first)
      #expect(start > 47 + 44)
      #expect(try await edges("all", in: browser) == [0, 0, 390, 844])
      #expect(try await edges("top", in: browser) == [0, 0, 390, 810])
      #expect(try await edges("bottom", in: browser) == [0, start, 390, 844])
      #expect(try await edges("below", in: browser) == [0, above[3], 390, 844])
      #expect(try await edges("small", in: browser) == edges("word", in: browser))
      // The bars lie over it, and nothing scrolls.
      let bar = try await browser.run(
        "return document.elementFromPoint(20, 60).closest('.nb') !== null")
      #expect(bar == true)
      let title = try await browser.run(
        "const at = document.querySelector('.lt').getBoundingClientRect();"
          + "return document.elementFromPoint(at.left + 20, at.top + 20).matches('.lt')")
      #expect(title == true)
      #expect(try await isWhole(browser))
    }
    await site.stop()
  }

  @Test func `a blurred stack that ignores the safe area extends to all edges`() async throws {
    let site = try TestSite(clock: ContinuousClock()) { Blurred() }
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.setSafeArea(top: 47, bottom: 34)
      try await browser.open(site.origin)
      try await browser.wait(until: "window.__strata?.live")
      #expect(try await edges("stack", in: browser) == [0, 0, 390, 844])
      #expect(try await edges("content", in: browser) == [0, 0, 390, 844])
      #expect(try await isWhole(browser))
    }
    await site.stop()
  }

  @Test func `in a wide window a background extends beyond the content column`() async throws {
    let site = try TestSite(clock: ContinuousClock()) { Layers() }
    try await Browser.run(.viewport(.desktop)) { browser in
      try await browser.open(site.origin)
      try await browser.wait(until: "window.__strata?.live")
      let all = try await edges("all", in: browser)
      #expect(all[0] <= 0 && all[2] >= 1264 && all[1] == 0)
      let top = try await edges("top", in: browser)
      #expect(top[0] > 100 && top[2] < 1180 && top[1] == 0)
      #expect(try await isWhole(browser))
    }
    await site.stop()
  }

  @Test
  func `a background that ignores the safe area fills the window and does not scroll`()
    async throws
  {
    let site = try TestSite(clock: ContinuousClock()) { Long() }
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.setSafeArea(top: 47, bottom: 34)
      try await browser.open(site.origin)
      try await browser.wait(until: "window.__strata?.live")
      #expect(try await edges("sky", in: browser) == [0, 0, 390, 844])
      try await browser.run("scrollTo(0, 700)")
      try await browser.wait(until: "scrollY === 700")
      #expect(try await edges("sky", in: browser) == [0, 0, 390, 844])
    }
    await site.stop()
  }

  @Test func `a background fills a cover, and its text stays in the safe area`() async throws {
    let site = try TestSite(clock: ContinuousClock()) { Cover() }
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.setSafeArea(top: 47, bottom: 34)
      try await browser.open(site.origin)
      try await browser.wait(until: "window.__strata?.live")
      try await open("sky", in: browser)
      #expect(try await edges("sky", in: browser) == [0, 0, 390, 844])
      #expect(try await edges("words", in: browser)[1] == 47)
    }
    await site.stop()
  }

  /// Lines between texts, of which one extends to the edges at the sides.
  private struct Lines: View {
    var body: some View {
      VStack(spacing: 0) {
        Text("Above").accessibilityIdentifier("above")
        Divider().accessibilityIdentifier("inner")
        Text("Between").accessibilityIdentifier("between")
        Divider().ignoresSafeArea(edges: .horizontal).accessibilityIdentifier("outer")
        Text("Below").accessibilityIdentifier("below")
      }
    }
  }

  @Test func `a divider that ignores the safe area at the sides is a line from edge to edge`()
    async throws
  {
    let site = try TestSite(clock: ContinuousClock()) { Lines() }
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.setSafeArea(side: 44)
      try await browser.open(site.origin)
      try await browser.wait(until: "window.__strata?.live")
      let (inner, outer) = (
        try await edges("inner", in: browser), try await edges("outer", in: browser)
      )
      #expect(inner[0] >= 44 && inner[2] <= 390 - 44, "\(inner)")
      #expect(outer[0] == 0 && outer[2] == 390, "\(outer)")
      #expect(outer[3] - outer[1] == 1 && inner[3] - inner[1] == 1)
      let (between, below) = (
        try await edges("between", in: browser), try await edges("below", in: browser)
      )
      #expect(outer[1] == between[3] && outer[3] == below[1], "\(outer) \(between) \(below)")
    }
    await site.stop()
  }
}
