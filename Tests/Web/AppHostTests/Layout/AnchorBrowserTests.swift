import BrowserTesting
import SwiftUI
import Testing

@testable import AppHost

/// Anchors, in a real browser.
@MainActor @Suite(.timeLimit(.minutes(10))) struct AnchorBrowserTests {
  private struct FramesKey: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  private struct Outlined: View {
    var body: some View {
      HStack(spacing: 30) {
        Block("a").anchorPreference(key: FramesKey.self, value: .bounds) { [$0] }
        Block("b", 60, 30).anchorPreference(key: FramesKey.self, value: .bounds) { [$0] }
      }
      .padding(20)
      .overlayPreferenceValue(FramesKey.self) { anchors in
        GeometryReader { proxy in
          ForEach(anchors.indices, id: \.self) { index in
            let frame = proxy[anchors[index]]
            Color.red.frame(width: frame.width, height: frame.height)
              .accessibilityIdentifier("o\(index)")
              .offset(x: frame.minX, y: frame.minY)
          }
        }
      }
    }
  }

  @Test func `an overlay finds the views below it by their anchors`() async throws {
    let site = try TestSite(clock: ContinuousClock()) { Outlined() }
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.open(site.origin)
      try await browser.wait(
        until: """
          [['a', 'o0'], ['b', 'o1']].every((pair) => {
            const [one, other] = pair.map((name) =>
              document.querySelector(`[data-testid=${name}]`)?.getBoundingClientRect());
            return one && other && ['left', 'top', 'width', 'height']
              .every((side) => Math.abs(one[side] - other[side]) < 0.6);
          })
          """)
    }
    await site.stop()
  }
}
