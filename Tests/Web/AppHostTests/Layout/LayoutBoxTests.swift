import Foundation
import StrataBrowserTesting
import SwiftUI
import Testing

@testable import StrataAppHost

/// Tests of the frames that a browser computes, compared with those of SwiftUI's rules.
@MainActor @Suite(.timeLimit(.minutes(10))) struct LayoutBoxTests {
  private struct Page: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<LayoutFixtures.all.count, id: \.self) { index in
            LayoutFixtures.all[index].view()
              .frame(width: 300, height: 200)
              .accessibilityIdentifier("room\(index)")
          }
        }
      }
    }
  }

  /// A script that returns the box of each named part of each room, relative to the room.
  private static let measure = """
    return [...document.querySelectorAll('[data-testid^=room]')].map((room) => {
      const from = room.getBoundingClientRect(), boxes = {};
      for (const part of room.querySelectorAll('[data-testid]')) {
        const at = part.getBoundingClientRect();
        boxes[part.dataset.testid] = [at.left - from.left, at.top - from.top, at.width, at.height];
      }
      return boxes;
    })
    """

  @Test func `stacks, frames and grids in the browser have the same frames as in SwiftUI`()
    async throws
  {
    let site = try TestSite(clock: ContinuousClock()) { Page() }
    try await Browser.run(.viewport(.desktop)) { browser in
      try await browser.open(site.origin)
      try await browser.wait(until: "window.__strata?.live && !document.querySelector('.guess')")
      let rooms = try await browser.run(Self.measure)
      for (index, fixture) in LayoutFixtures.all.enumerated() {
        let boxes = rooms.array?[index]
        for (name, expected) in fixture.boxes.sorted(by: { $0.key < $1.key }) {
          let found = (0..<4).map { boxes?[name]?.array?[$0].double ?? -999 }
          let wanted: [Double] = [
            expected.minX, expected.minY, expected.width, expected.height,
          ].map { Double($0) }
          let isThere = zip(found, wanted).allSatisfy { abs($0 - $1) < 0.6 }
          #expect(isThere, "\(fixture.name), \(name): \(found), not \(wanted)")
        }
      }
    }
    await site.stop()
  }
}
