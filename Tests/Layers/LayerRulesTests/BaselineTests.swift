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

  @Test func `an accepted violation stays accepted on another line and after a move`() {
    let judgement = baseline([violation("a")]).judge([violation("a", path: "New/B.swift", line: 90)]
    )
    #expect(judgement.left.isEmpty && judgement.stale.isEmpty)
    #expect(judgement.accepted.count == 1)
    #expect(judgement.shrunk.entries.map(\.path) == ["New/B.swift"])
  }

  @Test func `one more violation of the same kind is reported`() {
    let judgement = baseline([violation("a")]).judge([violation("a"), violation("a", line: 7)])
    #expect(judgement.left.map(\.line) == [7])
  }

  @Test func `a fixed violation is removed from the baseline and reported as stale`() {
    let judgement = baseline([violation("a"), violation("b")]).judge([violation("b")])
    #expect(judgement.stale.map(\.symbol) == ["a"])
    #expect(judgement.shrunk.entries.map(\.symbol) == ["b"])
  }

  @Test func `an entry of the same file matches before one of another file`() {
    let both = [violation("a", path: "A.swift"), violation("a", path: "B.swift")]
    let judgement = baseline(both).judge([
      violation("a", path: "B.swift"), violation("a", path: "C.swift"),
    ])
    #expect(judgement.left.isEmpty)
    #expect(Set(judgement.shrunk.entries.map(\.path)) == ["B.swift", "C.swift"])
  }

  @Test func `only matching violations are accepted`() {
    var baseline = Baseline()
    let violations = [violation("Feed uses DTO"), violation("Home uses DTO")]
    let count = baseline.accept(
      rule: "pure", symbol: "Feed*", reason: "why", day: "2026-11-22", from: violations)
    #expect(count == 1)
    #expect(baseline.judge(violations).left.map(\.symbol) == ["Home uses DTO"])
  }

  @Test func `the written baseline can be read, and reasons are required`() throws {
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

  @Test func `an entry with the old identifier of a rule accepts its violations`() throws {
    var one = violation("import SwiftUI")
    one.id = "layers"
    let written = String(decoding: baseline([one]).json, as: UTF8.self)
    let old = written.replacing("\"layers\"", with: "\"floors\"")
    #expect(old != written)
    let judgement = try Baseline(json: Data(old.utf8), file: "b.json").judge([one])
    #expect(judgement.accepted == [one] && judgement.left.isEmpty && judgement.stale.isEmpty)
  }
}
