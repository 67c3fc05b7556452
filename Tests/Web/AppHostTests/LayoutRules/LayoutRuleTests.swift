import Foundation
import StrataBrowserTesting
import SwiftUI
import Testing

@testable import StrataAppHost

/// The frames of small view trees in Chromium, compared with those that were derived on paper from
/// the rules in Apple's documentation.
@MainActor @Suite(.timeLimit(.minutes(10))) struct LayoutRuleTests {
  private struct Page: View {
    var rules: [LayoutRule]
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<rules.count, id: \.self) { index in
            rules[index].view()
              .frame(width: LayoutRule.proposal.width, height: LayoutRule.proposal.height)
              .accessibilityIdentifier("room\(index)")
          }
        }
      }
    }
  }

  /// The box of each named part of each room, relative to the room. What is not drawn has no box.
  private static let measure = """
    return [...document.querySelectorAll('[data-testid^=room]')].map((room) => {
      // Where it is in sight, nothing sticks to an edge of the window.
      room.scrollIntoView({ block: 'center' });
      const from = room.getBoundingClientRect(), boxes = {};
      for (const part of room.querySelectorAll('[data-testid]')) {
        if (!part.getClientRects().length) continue;
        const at = part.getBoundingClientRect();
        boxes[part.dataset.testid] = [at.left - from.left, at.top - from.top, at.width, at.height];
      }
      return boxes;
    })
    """

  @Test func `each view tree has the frames of the documented rules`() async throws {
    try await Browser.run(.viewport(.desktop)) { browser in
      for (group, rules) in LayoutRules.all {
        let site = try TestSite(clock: ContinuousClock()) { Page(rules: rules) }
        try await browser.open(site.origin)
        try await browser.wait(until: "window.__strata?.live && !document.querySelector('.guess')")
        let rooms = try await browser.run(Self.measure)
        for (index, rule) in rules.enumerated() { compare(rule, rooms.array?[index], in: group) }
        await site.stop()
      }
    }
  }

  private func compare(_ rule: LayoutRule, _ boxes: JSONValue?, in group: String) {
    var wrong: [String] = []
    for (name, frame) in rule.expected {
      let found = (0..<4).map { boxes?[name]?.array?[$0].double ?? -999 }
      let isThere = frame.count == 4 && zip(found, frame).allSatisfy { abs($0 - $1) < 0.6 }
      if !isThere { wrong.append("\(name): \(found), not \(frame)") }
    }
    guard rule.difference == nil else {
      #expect(!wrong.isEmpty, "\(group), \(rule.name) holds: remove the difference")
      return
    }
    let because = "\(group), \(rule.name), because \(rule.rule)"
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "; ")) in \(because)")
  }

  @Test func `the table has at least 270 trees with names of their own`() {
    for (group, rules) in LayoutRules.all {
      #expect(Set(rules.map(\.name)).count == rules.count, "in \(group)")
      #expect(rules.allSatisfy { !$0.expected.isEmpty && !$0.rule.isEmpty })
    }
    #expect(LayoutRules.all.reduce(0) { $0 + $1.rules.count } >= 270)
  }
}
