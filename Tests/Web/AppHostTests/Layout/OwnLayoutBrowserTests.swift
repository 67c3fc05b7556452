import StrataBrowserTesting
import SwiftUI
import Testing

@testable import StrataAppHost

/// Tests of a custom layout, measured and drawn by a real browser.
@MainActor @Suite(.timeLimit(.minutes(10))) struct OwnLayoutBrowserTests {
  private struct Flow: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      let frames = frames(in: proposal.width ?? .infinity, subviews)
      return CGSize(width: proposal.width ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for (view, frame) in zip(subviews, frames(in: bounds.width, subviews)) {
        view.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
      }
    }

    private func frames(in width: CGFloat, _ subviews: Subviews) -> [CGRect] {
      var corner = CGPoint.zero
      return subviews.map { view in
        let size = view.sizeThatFits(ProposedViewSize(width: width, height: nil))
        if corner.x > 0, corner.x + size.width > width {
          corner = CGPoint(x: 0, y: corner.y + 40)
        }
        defer { corner.x += size.width + 8 }
        return CGRect(origin: corner, size: size)
      }
    }
  }

  private struct Page: View {
    @State private var count = 6
    var body: some View {
      VStack(alignment: .leading) {
        Flow {
          ForEach(0..<count, id: \.self) { index in
            Text(verbatim: "Tag number \(index)").padding(6)
              .accessibilityIdentifier("tag")
          }
          Text(verbatim: String(repeating: "Long words ", count: 20))
            .accessibilityIdentifier("long")
        }
        Button("More") { count += 1 }
        Text(verbatim: "Below").accessibilityIdentifier("below")
      }
      .padding()
    }
  }

  /// A script that returns the number of tags in each line, from the top, and whether all of them
  /// are visible.
  private static let lines = """
    (() => {
      const boxes = [...document.querySelectorAll('[data-testid=tag]')]
        .map((el) => el.getBoundingClientRect());
      const tops = [...new Set(boxes.map((box) => Math.round(box.top)))];
      const seen = boxes.every((box) => box.left >= 15 && box.right <= innerWidth - 15);
      return tops.map((top) => boxes.filter((box) => Math.round(box.top) === top).length)
        .join(' ') + ' ' + seen;
    })()
    """

  /// A script that returns whether the long text wraps and ends above the view below the layout.
  private static let isBroken = """
    (() => {
      const long = document.querySelector('[data-testid=long]').getBoundingClientRect();
      const below = document.querySelector('[data-testid=below]').getBoundingClientRect();
      return long.height > 60 && long.right <= innerWidth - 15 && long.bottom <= below.top;
    })()
    """

  @Test func `a custom layout wraps tags and text to the window's width`() async throws {
    let site = try TestSite(clock: ContinuousClock()) { Page() }
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.open(site.origin)
      try await browser.wait(until: "window.__strata?.live")
      try await browser.wait(until: "\(Self.lines) === '2 2 2 true'")
      try await browser.wait(until: Self.isBroken)
      try await browser.click(.role("button", name: "More"))
      try await browser.wait(until: "\(Self.lines) === '2 2 2 1 true'")
      try await browser.setViewport(.desktop)
      try await browser.wait(until: "\(Self.lines) === '7 true'")
    }
    await site.stop()
  }
}
