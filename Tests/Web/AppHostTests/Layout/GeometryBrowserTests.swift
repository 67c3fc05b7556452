import StrataBrowserTesting
import SwiftUI
import Testing

@testable import StrataAppHost

/// Tests of frames that a view reads of itself, in a real browser.
@MainActor @Suite(.timeLimit(.minutes(10))) struct GeometryBrowserTests {
  private struct Page: View {
    @State private var evaluations = Evaluations()

    var body: some View {
      ScrollView {
        Color.blue.frame(height: 100)
        GeometryReader { proxy in
          let global = proxy.frame(in: .global), named = proxy.frame(in: .named("port"))
          let local = proxy.frame(in: .local), content = proxy.frame(in: .named("content"))
          Text(
            verbatim: "\(Self.words(global)) | \(Self.words(named)) | \(Self.words(local))"
              + " | \(Self.words(content)) | \(evaluations.next())"
          )
          .accessibilityIdentifier("said")
        }
        .frame(width: 200, height: 50)
        Color.red.frame(height: 3000)
      }
      .coordinateSpace(.named("port"))
      .frame(height: 400)
    }

    private static func words(_ frame: CGRect) -> String {
      "\(Int(frame.minX)) \(Int(frame.minY)) \(Int(frame.width)) \(Int(frame.height))"
    }
  }

  @MainActor private final class Evaluations {
    private var count = 0
    nonisolated init() {}
    func next() -> Int {
      count += 1
      return count
    }
  }

  private static let said = "document.querySelector('[data-testid=said]')"
  /// A script that returns whether the first part is the reader's frame in the window and the
  /// second its frame in the scroll view.
  private static let isTrue = """
    (() => {
      const said = \(said);
      const at = said?.closest('.geo').getBoundingClientRect();
      const port = document.querySelector('[data-space=port]').getBoundingClientRect();
      const words = (x, y) => `${Math.trunc(x)} ${Math.trunc(y)} 200 50`;
      const wanted = [words(at.left, at.top), words(at.left - port.left, at.top - port.top)];
      return said.innerText.startsWith(wanted.join(' | ') + ' | 0 0 200 50 | ');
    })()
    """

  private struct TopKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
  }

  /// The common way to follow a scroll view by a preference.
  private struct Following: View {
    @State private var top: CGFloat = 0
    var body: some View {
      VStack {
        Text(verbatim: "top \(Int(top))").accessibilityIdentifier("top")
        ScrollView {
          Color.red.frame(height: 3000).background {
            GeometryReader { proxy in
              Color.clear.preference(key: TopKey.self, value: proxy.frame(in: .named("port")).minY)
            }
          }
        }
        .coordinateSpace(.named("port"))
        .frame(height: 400)
        .accessibilityIdentifier("port")
        .onPreferenceChange(TopKey.self) { top = $0 }
      }
    }
  }

  @Test func `a preference that is computed from the scroll position changes while scrolling`()
    async throws
  {
    let site = try TestSite(clock: ContinuousClock()) { Following() }
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.open(site.origin)
      try await browser.wait(until: "window.__strata?.live")
      try await browser.run("document.querySelector('.sc').scrollTop = 120")
      try await browser.waitFor(.text("top -120"))
      try await browser.run("document.querySelector('.sc').scrollTop = 30")
      try await browser.waitFor(.text("top -30"))
    }
    await site.stop()
  }

  @Test
  func `a geometry reader reports correct frames, also after scrolling, and then stops changing`()
    async throws
  {
    let site = try TestSite(clock: ContinuousClock()) { Page() }
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.open(site.origin)
      try await browser.wait(until: "window.__strata?.live")
      try await browser.wait(until: Self.isTrue)
      try await browser.run("document.querySelector('[data-space=port]').scrollTop = 40")
      try await browser.wait(until: Self.isTrue)
      let before = try await browser.run("return \(Self.said).innerText")
      // Two frames and an answer of the server later nothing has changed.
      try await browser.runAsync(
        "requestAnimationFrame(() => requestAnimationFrame(() => args.at(-1)(true)))")
      try await browser.wait(until: "window.__strata.pending === 0")
      let after = try await browser.run("return \(Self.said).innerText")
      #expect(before == after)
    }
    await site.stop()
  }
}
