import Foundation
import StrataLayerRules
import Testing

@Suite struct BaselineTests {
  private func violation(_ symbol: String, path: String = "A.swift", line: Int = 1) -> Violation {
    Violation(id: "pure", path: path, line: line, symbol: symbol, found: "f", rule: "r", why: "w")
  }

  private func baseline(_ violations: [Violation]) -> Baseline {
    var baseline = Baseline()
    _ = baseline.accept(
      rule: "*", symbol: "*", reason: "older than the rule", day: "2026-11-22", from: violations)
    return baseline
  }

  @Test func `an accepted violation stays accepted on another line and in another file`() {
    let judgement = baseline([violation("a")]).judge([violation("a", path: "New/B.swift", line: 90)]
    )
    #expect(judgement.left.isEmpty && judgement.stale.isEmpty)
    #expect(judgement.accepted.count == 1)
    #expect(judgement.shrunk.entries.map(\.path) == ["New/B.swift"])
  }

  @Test func `a further violation equal to an accepted one is reported`() {
    let judgement = baseline([violation("a")]).judge([violation("a"), violation("a", line: 7)])
    #expect(judgement.left.map(\.line) == [7])
  }

  @Test func `a fixed violation is removed from the baseline and reported as stale`() {
    let judgement = baseline([violation("a"), violation("b")]).judge([violation("b")])
    #expect(judgement.stale.map(\.symbol) == ["a"])
    #expect(judgement.shrunk.entries.map(\.symbol) == ["b"])
  }

  @Test
  func `a violation is matched with the baseline entry of its file before entries of other files`()
  {
    let both = [violation("a", path: "A.swift"), violation("a", path: "B.swift")]
    let judgement = baseline(both).judge([
      violation("a", path: "B.swift"), violation("a", path: "C.swift"),
    ])
    #expect(judgement.left.isEmpty)
    #expect(Set(judgement.shrunk.entries.map(\.path)) == ["B.swift", "C.swift"])
  }

  @Test func `accepting violations with a symbol pattern accepts only those that match`() {
    var baseline = Baseline()
    let violations = [violation("Feed uses DTO"), violation("Home uses DTO")]
    let count = baseline.accept(
      rule: "pure", symbol: "Feed*", reason: "why", day: "2026-11-22", from: violations)
    #expect(count == 1)
    #expect(baseline.judge(violations).left.map(\.symbol) == ["Home uses DTO"])
  }

  @Test
  func `a baseline that was written can be read again, and an entry without a reason is an error`()
    throws
  {
    let baseline = baseline([violation("b"), violation("a")])
    let read = try Baseline(json: baseline.json, file: "b.json")
    #expect(read.entries.map(\.symbol) == ["a", "b"])
    #expect(
      throws: RuleProblems(all: [
        "b.json is not a baseline: it must have 'accepted', a list of entries"
      ])
    ) {
      try Baseline(json: Data("[]".utf8), file: "b.json")
    }
    let mute = String(decoding: baseline.json, as: UTF8.self).replacing(
      "older than the rule", with: "")
    #expect(throws: RuleProblems.self) { try Baseline(json: Data(mute.utf8), file: "b.json") }
  }

  // MARK: - Owners and dates

  private func accepting(
    _ violations: [Violation], until: String?, owner: String? = nil, on day: String = "2026-01-01"
  ) -> Baseline {
    var baseline = Baseline()
    _ = baseline.accept(
      rule: "*", symbol: "*", reason: "older", day: day, owner: owner, until: until,
      from: violations)
    return baseline
  }

  @Test(arguments: [("2026-01-30", 0), ("2026-01-31", 0), ("2026-02-01", 1)])
  func `an entry accepts its violations up to its last day`(today: String, expired: Int) {
    let baseline = accepting([violation("a")], until: "2026-01-31")
    let judgement = baseline.judge([violation("a"), violation("b")], today: today)
    #expect(
      judgement.delta == .init(new: 1, fixed: 0, kept: 1 - expired, expired: expired))
    // The violation exists, so that the entry is not stale.
    #expect(judgement.stale.isEmpty && judgement.shrunk == baseline)
  }

  @Test(arguments: [
    ("Ada", "f; the baseline's entry of Ada for it expired on 2026-01-31"),
    (nil, "f; the baseline's entry for it expired on 2026-01-31"),
  ])
  func `a violation whose baseline entry has expired names the owner and the date`(
    owner: String?, text: String
  ) {
    let baseline = accepting([violation("b")], until: "2026-01-31", owner: owner)
    let judgement = baseline.judge(
      [violation("a"), violation("b"), violation("c")], today: "2026-02-01")
    #expect(judgement.left.map(\.found) == ["f", text, "f"])
    #expect(judgement.expired.map(\.found) == [text] && judgement.accepted.isEmpty)
  }

  @Test func `of two entries the one that has not expired accepts a violation`() {
    var baseline = accepting([violation("a")], until: "2026-01-31")
    baseline.entries += accepting([violation("a")], until: "2026-03-31").entries
    let judgement = baseline.judge([violation("a")], today: "2026-02-01")
    #expect(judgement.left.isEmpty && judgement.stale.map(\.until) == ["2026-01-31"])
    #expect(judgement.delta == .init(new: 0, fixed: 1, kept: 1, expired: 0))
  }

  @Test func `accepting violations again replaces only as many expired baseline entries`() {
    var baseline = accepting([violation("a"), violation("a")], until: "2026-01-31", owner: "Ada")
    _ = baseline.accept(
      rule: "*", symbol: "*", reason: "more time", day: "2026-02-01", owner: "Grace",
      until: "2026-03-31", from: [violation("a")])
    #expect(baseline.entries.map(\.owner) == ["Ada", "Grace"])
    #expect(baseline.entries.map(\.count) == [1, 1])
    _ = baseline.accept(
      rule: "*", symbol: "*", reason: "more time", day: "2026-02-01", owner: "Grace",
      until: "2026-03-31", from: [violation("a")])
    #expect(baseline.entries.map(\.owner) == ["Grace"] && baseline.entries.map(\.count) == [2])
  }

  @Test func `a baseline entry is written with owner and last day only if they are set`() throws {
    let baseline = accepting([violation("a")], until: "2026-01-31", owner: "Ada")
    #expect(try Baseline(json: baseline.json, file: "b.json") == baseline)
    let bare = accepting([violation("a")], until: nil)
    let text = String(decoding: bare.json, as: UTF8.self)
    #expect(!text.contains("owner") && !text.contains("until"))
    #expect(try Baseline(json: bare.json, file: "b.json") == bare)
  }

  @Test(arguments: [
    ("2026-01-31", "soon", "'until' of NAME must be a day such as 2027-01-31, not 'soon'"),
    (
      "2025-06-30", "2025-06-31",
      "'since' of NAME must be a day such as 2027-01-31, not '2025-06-31'"
    ),
    ("Ada", "", "NAME has an empty 'owner': name one, or leave it out"),
  ])
  func `an entry with a wrong owner or date is an error`(right: String, wrong: String, text: String)
    throws
  {
    let baseline = accepting(
      [violation("a")], until: "2026-01-31", owner: "Ada", on: "2025-06-30")
    let json = String(decoding: baseline.json, as: UTF8.self).replacing(right, with: wrong)
    let said = text.replacing("NAME", with: "the entry for 'a' of the rule 'pure'")
    #expect(throws: RuleProblems(all: ["b.json: \(said)"])) {
      try Baseline(json: Data(json.utf8), file: "b.json")
    }
  }

  @Test func `a baseline entry with a rule's former identifier accepts the rule's violations`()
    throws
  {
    var one = violation("import SwiftUI")
    one.id = "layers"
    let written = String(decoding: baseline([one]).json, as: UTF8.self)
    let old = written.replacing("\"layers\"", with: "\"floors\"")
    #expect(old != written)
    let judgement = try Baseline(json: Data(old.utf8), file: "b.json").judge([one])
    one.suppression = judgement.accepted.first?.suppression
    #expect(judgement.accepted == [one] && one.suppression?.isInSource == false)
    #expect(judgement.left.isEmpty && judgement.stale.isEmpty)
  }
}
