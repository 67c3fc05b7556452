import StrataBrowserTesting
import SwiftUI
import Testing

@testable import StrataAppHost

/// Tests of the lines of a large title, in a real browser.
@MainActor @Suite(.timeLimit(.minutes(10))) struct TitleBrowserTests {
  private static let long = "Observatory of the Northern Lights"

  /// A page with plain content, or with a gradient that ignores the safe area.
  private struct Page: View {
    var hasSky = false
    @State var title = TitleBrowserTests.long

    var body: some View {
      NavigationStack {
        ZStack {
          if hasSky {
            LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)
              .ignoresSafeArea().accessibilityIdentifier("sky")
          }
          VStack {
            Button("Shorten") { title = "North" }.accessibilityIdentifier("shorten")
            Spacer()
          }
        }
        .navigationTitle(title)
      }
    }
  }

  private func open(
    _ view: @escaping @MainActor () -> Page, textSize: Int = 16,
    _ test: @MainActor (Browser) async throws -> Void
  ) async throws {
    let site = try TestSite(clock: ContinuousClock()) { view() }
    var options = BrowserOptions.viewport(.phone)
    options.textSize = textSize
    try await Browser.run(options) { browser in
      try await browser.open(site.origin)
      try await browser.wait(until: "window.__strata?.live")
      try await test(browser)
    }
    await site.stop()
  }

  private static let lines = """
    (title => Math.floor(title.clientHeight / parseFloat(getComputedStyle(title).lineHeight)))\
    (document.querySelector('.lt'))
    """
  /// A script that returns whether no line is cut off. A font whose letters are taller than a line,
  /// such as Noto Sans, scrolls by a part of one without hiding anything; a line that is cut off
  /// adds a whole one.
  private static let isWhole = """
    (title => title.scrollHeight - title.clientHeight < parseFloat(getComputedStyle(title).lineHeight) / 2)\
    (document.querySelector('.lt'))
    """
  /// A script that returns whether the content begins below the title, close to it.
  private static let isBelow = """
    (gap => gap >= 0 && gap < 24)(document.querySelector('[data-testid=shorten]').getBoundingClientRect().top
      - document.querySelector('.lt').getBoundingClientRect().bottom)
    """

  @Test(arguments: [false, true])
  func `a long title takes two lines, and one line when it is shorter`(
    hasSky: Bool
  ) async throws {
    try await open({ Page(hasSky: hasSky) }) { browser in
      try await browser.wait(until: "\(Self.lines) === 2 && \(Self.isWhole) && \(Self.isBelow)")
      if hasSky { try await browser.wait(until: Self.fills) }
      try await browser.click(.testID("shorten"))
      try await browser.wait(until: "\(Self.lines) === 1 && \(Self.isWhole) && \(Self.isBelow)")
      if hasSky { try await browser.wait(until: Self.fills) }
    }
  }

  private static let fills = """
    (box => box.top === 0 && Math.round(box.bottom) === innerHeight)\
    (document.querySelector('[data-testid=sky]').getBoundingClientRect())
    """

  @Test(arguments: [false, true])
  func `a title of more than two lines is truncated and read whole`(hasSky: Bool) async throws {
    let title = Array(repeating: Self.long, count: 3).joined(separator: ", ")
    try await open({ Page(hasSky: hasSky, title: title) }) { browser in
      try await browser.wait(until: "\(Self.lines) === 2 && !\(Self.isWhole) && \(Self.isBelow)")
      let names = try await browser.accessibilityTree().filter { $0.role == "heading" }.map(\.name)
      #expect(names.contains(title))
    }
  }

  @Test(arguments: [false, true])
  func `at twice the text size all of a title is visible`(hasSky: Bool) async throws {
    try await open({ Page(hasSky: hasSky) }, textSize: 32) { browser in
      try await browser.wait(until: "\(Self.lines) > 2 && \(Self.isWhole) && \(Self.isBelow)")
      #expect(
        try await browser.run("return document.scrollingElement.scrollWidth <= innerWidth") == true)
    }
  }
}
