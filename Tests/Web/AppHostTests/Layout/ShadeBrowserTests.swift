import StrataBrowserTesting
import SwiftUI
import Testing

@testable import StrataAppHost

/// Tests of the colours that a browser computes for faint styles.
@MainActor @Suite(.timeLimit(.minutes(10))) struct ShadeBrowserTests {
  private struct Page: View {
    var body: some View {
      VStack {
        Rectangle().fill(.quaternary).accessibilityIdentifier("whole")
        Rectangle().fill(.quaternary.opacity(0.5)).accessibilityIdentifier("half")
        Rectangle().fill(Color.primary.quaternary).accessibilityIdentifier("shade")
        Rectangle().fill(Color.primary.quaternary.opacity(0.5)).accessibilityIdentifier("halfShade")
        Rectangle().fill(Color.primary.opacity(0.5)).accessibilityIdentifier("faded")
      }
      .frame(width: 200, height: 200)
    }
  }

  /// Returns the alpha of the background that the browser computes for an element.
  private func alpha(_ name: String, in browser: Browser) async throws -> Double {
    try await browser.run(
      """
      const color = getComputedStyle(document.querySelector('[data-testid=\(name)]')).backgroundColor;
      const parts = color.match(/[\\d.]+/g).map(Number);
      return color.includes('/') || color.startsWith('rgba') ? parts.at(-1) : 1
      """
    ).double ?? -1
  }

  @Test(arguments: [true, false])
  func `the opacity of a quaternary style is multiplied by the given opacity`(isDark: Bool)
    async throws
  {
    let site = try TestSite(clock: ContinuousClock()) {
      Page().preferredColorScheme(isDark ? .dark : .light)
    }
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.open(site.origin)
      try await browser.wait(until: "window.__strata?.live")
      let whole = try await alpha("whole", in: browser)
      #expect(whole > 0 && whole < 0.4)
      #expect(abs(try await alpha("half", in: browser) - whole * 0.5) < 0.005)
      #expect(abs(try await alpha("shade", in: browser) - 0.2) < 0.005)
      #expect(abs(try await alpha("halfShade", in: browser) - 0.1) < 0.005)
      #expect(abs(try await alpha("faded", in: browser) - 0.5) < 0.005)
    }
    await site.stop()
  }
}
