import StrataBrowserTesting
import SwiftUI
import Testing

@testable import StrataAppHost

/// Tests of several bars at the bottom of a page, in a real browser.
@MainActor @Suite(.timeLimit(.minutes(10))) struct BottomBarBrowserTests {
  /// Messages that are longer than the window, with a field that stays visible below them.
  private struct Chat: View {
    var placement: ToolbarItemPlacement
    @State private var text = ""
    @State private var taps = 0
    var body: some View {
      NavigationStack {
        ScrollView { VStack { ForEach(0..<60, id: \.self) { Text("Message \($0)") } } }
          .safeAreaInset(edge: .bottom) {
            VStack(spacing: 0) {
              TextField("Message", text: $text).accessibilityIdentifier("field")
              Color.yellow.frame(height: 4).accessibilityIdentifier("edge")
            }
          }
          .navigationTitle("Chat")
          .toolbar {
            ToolbarItemGroup(placement: placement) {
              Button("Done \(taps)") { taps += 1 }.accessibilityIdentifier("done")
            }
          }
      }
    }
  }

  /// Returns the top and the bottom edge of an element, or of the bar around it, in the window.
  private func span(_ name: String, ofBar: Bool = false, in browser: Browser) async throws
    -> [Double]
  {
    let around = ofBar ? ".closest('.keys, .foot')" : ""
    let box = try await browser.run(
      """
      const it = document.querySelector('[data-testid=\(name)]')\(around);
      const box = it.getBoundingClientRect();
      return [box.top, box.bottom].map(Math.round)
      """)
    return box.array?.compactMap(\.double) ?? []
  }

  /// Checks that the field with its bar is above the button's bar, and both are in the safe area.
  private func checkOrder(in browser: Browser) async throws {
    let composer = try await span("edge", in: browser)
    let bar = try await span("done", ofBar: true, in: browser)
    #expect(composer[1] == bar[0] && bar[1] == 844 - 34, "\(composer) \(bar)")
  }

  @Test func `a composer is above the bar of the keyboard, whose items can be tapped`() async throws
  {
    let site = try TestSite(clock: ContinuousClock()) { Chat(placement: .keyboard) }
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.setSafeArea(top: 47, bottom: 34)
      try await browser.open(site.origin)
      try await browser.wait(until: "window.__strata?.live")
      #expect(try await span("edge", in: browser)[1] == 844 - 34)
      try await browser.click(.testID("field"))
      try await browser.wait(
        until: "document.querySelector('[data-testid=done]').getBoundingClientRect().height > 0")
      try await checkOrder(in: browser)
      // The bar is there only while the field has the focus, which an item must not take.
      try await browser.click(.testID("done"))
      try await browser.waitFor(text: "Done 1")
      try await browser.tap(.testID("done"))
      try await browser.waitFor(text: "Done 2")
      try await browser.wait(until: "document.activeElement?.matches('[data-testid=field]')")
      try await checkOrder(in: browser)
    }
    await site.stop()
  }

  @Test func `a composer at the bottom is above the bar of the app's items`() async throws {
    let site = try TestSite(clock: ContinuousClock()) { Chat(placement: .bottomBar) }
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.setSafeArea(top: 47, bottom: 34)
      try await browser.open(site.origin)
      try await browser.wait(until: "window.__strata?.live")
      try await checkOrder(in: browser)
    }
    await site.stop()
  }

  /// A list below a bar that stays visible, in a page without a navigation bar.
  private struct Barless: View {
    var body: some View {
      NavigationStack {
        ScrollView { VStack { ForEach(0..<60, id: \.self) { Text("Row \($0)") } } }
          .safeAreaInset(edge: .top) {
            Color.yellow.frame(height: 40).accessibilityIdentifier("filter")
          }
          .toolbar(.hidden, for: .navigationBar)
      }
    }
  }

  @Test func `a bar at the top of a page without a navigation bar stays at the top`() async throws {
    let site = try TestSite(clock: ContinuousClock()) { Barless() }
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.setSafeArea(top: 47, bottom: 34)
      try await browser.open(site.origin)
      try await browser.wait(until: "window.__strata?.live")
      try await browser.run("scrollTo(0, 500)")
      try await browser.wait(until: "scrollY === 500")
      let filter = try await span("filter", in: browser)
      #expect(filter == [47, 87])
    }
    await site.stop()
  }

  /// A sheet with a bar at its bottom, in front of tabs.
  private struct Covered: View {
    var body: some View {
      TabView {
        Text("One").tabItem { Text("One") }
          .sheet(isPresented: .constant(true)) {
            ScrollView { VStack { ForEach(0..<60, id: \.self) { Text("Row \($0)") } } }
              .safeAreaInset(edge: .bottom) {
                Color.yellow.frame(height: 40).accessibilityIdentifier("total")
              }
          }
        Text("Two").tabItem { Text("Two") }
      }
    }
  }

  @Test func `a bar at the bottom of a sheet leaves no room for the tabs behind it`() async throws {
    let site = try TestSite(clock: ContinuousClock()) { Covered() }
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.setSafeArea(top: 47, bottom: 34)
      try await browser.open(site.origin)
      try await browser.wait(
        until: "window.__strata?.live && document.querySelector('dialog[open]')"
          + "?.getAnimations().every((it) => it.playState === 'finished')")
      let total = try await span("total", in: browser)
      #expect(total == [844 - 74, 844 - 34])
    }
    await site.stop()
  }
}
