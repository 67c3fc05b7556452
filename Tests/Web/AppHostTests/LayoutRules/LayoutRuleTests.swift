import Foundation
import StrataBrowserTesting
import SwiftUI
import Testing

@testable import StrataAppHost

/// Tests of the frames of small view trees in Chromium, compared with those that were derived on
/// paper from the rules in Apple's documentation.
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

  /// A script that returns the box of each named part of each room, relative to the room. A part
  /// that is not drawn has no box.
  private static let measure = """
    // A desktop's scroll bar may take room beside the content; a phone's lies above it.
    if (!document.adoptedStyleSheets.length) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { scrollbar-width: none }');
      document.adoptedStyleSheets = [sheet];
    }
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

  @Test func `each view tree of the layout rules has the documented frames in the browser`()
    async throws
  {
    try await Browser.run(.viewport(.desktop)) { browser in
      for (group, rules) in LayoutRules.all {
        let site = try TestSite(clock: ContinuousClock()) { Page(rules: rules) }
        try await browser.open(site.origin)
        try await browser.wait(until: "window.__strata?.live && !document.querySelector('.guess')")
        let rooms = try await settledRooms(rules, browser)
        for (index, rule) in rules.enumerated() { compare(rule, rooms.array?[index], in: group) }
        await site.stop()
      }
    }
  }

  /// Measures the views. What the page reports to the server, as the places of guides, comes back a
  /// few frames later: measures again until the frames are those of the rules, for at most 300 frames.
  private func settledRooms(_ rules: [LayoutRule], _ browser: Browser) async throws -> JSONValue {
    var rooms = try await browser.run(Self.measure)
    for _ in 0..<300 where !fits(rules, rooms) {
      _ = try await browser.run("return new Promise(done => requestAnimationFrame(() => done(1)))")
      rooms = try await browser.run(Self.measure)
    }
    return rooms
  }

  /// Returns whether each view has the frames of its rule, but for the known differences.
  private func fits(_ rules: [LayoutRule], _ rooms: JSONValue) -> Bool {
    rules.enumerated().allSatisfy { index, rule in
      (rule.difference == nil) == wrong(rule, rooms.array?[index]).isEmpty
    }
  }

  private func compare(_ rule: LayoutRule, _ boxes: JSONValue?, in group: String) {
    let wrong = wrong(rule, boxes)
    guard rule.difference == nil else {
      #expect(!wrong.isEmpty, "\(group), \(rule.name) holds: remove the difference")
      return
    }
    let because = "\(group), \(rule.name), because \(rule.rule)"
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "; ")) in \(because)")
  }

  /// Returns a description of each part whose frame is not that of the rule.
  private func wrong(_ rule: LayoutRule, _ boxes: JSONValue?) -> [String] {
    rule.expected.compactMap { name, frame in
      let found = (0..<4).map { boxes?[name]?.array?[$0].double ?? -999 }
      let isThere = frame.count == 4 && zip(found, frame).allSatisfy { abs($0 - $1) < 0.6 }
      return isThere ? nil : "\(name): \(found), not \(frame)"
    }
  }

  @Test func `the table of layout rules has at least 300 view trees with different names`() {
    for (group, rules) in LayoutRules.all {
      #expect(Set(rules.map(\.name)).count == rules.count, "in \(group)")
      #expect(rules.allSatisfy { !$0.expected.isEmpty && !$0.rule.isEmpty })
    }
    #expect(LayoutRules.all.reduce(0) { $0 + $1.rules.count } >= 300)
  }
}
