import Foundation
import StrataLayerRules
import Testing

@Suite struct BaselineTests {
  private func breach(_ symbol: String, path: String = "A.swift", line: Int = 1) -> Breach {
    Breach(id: "pure", path: path, line: line, symbol: symbol, found: "f", rule: "r", why: "w")
  }

  private func baseline(_ breaches: [Breach]) -> Baseline {
    var baseline = Baseline()
    _ = baseline.accept(
      rule: "*", symbol: "*", reason: "older than the rule", day: "2026-11-22", from: breaches)
    return baseline
  }

  @Test func `an accepted violation stays accepted on another line and after a move`() {
    let judgement = baseline([breach("a")]).judge([breach("a", path: "New/B.swift", line: 90)])
    #expect(judgement.left.isEmpty && judgement.stale.isEmpty)
    #expect(judgement.accepted.count == 1)
    #expect(judgement.shrunk.entries.map(\.path) == ["New/B.swift"])
  }

  @Test func `one more violation of the same kind is reported`() {
    let judgement = baseline([breach("a")]).judge([breach("a"), breach("a", line: 7)])
    #expect(judgement.left.map(\.line) == [7])
  }

  @Test func `a fixed violation is removed from the baseline and reported as stale`() {
    let judgement = baseline([breach("a"), breach("b")]).judge([breach("b")])
    #expect(judgement.stale.map(\.symbol) == ["a"])
    #expect(judgement.shrunk.entries.map(\.symbol) == ["b"])
  }

  @Test func `an entry of the same file matches before one of another file`() {
    let both = [breach("a", path: "A.swift"), breach("a", path: "B.swift")]
    let judgement = baseline(both).judge([
      breach("a", path: "B.swift"), breach("a", path: "C.swift"),
    ])
    #expect(judgement.left.isEmpty)
    #expect(Set(judgement.shrunk.entries.map(\.path)) == ["B.swift", "C.swift"])
  }

  @Test func `only matching violations are accepted`() {
    var baseline = Baseline()
    let breaches = [breach("Feed uses DTO"), breach("Home uses DTO")]
    let count = baseline.accept(
      rule: "pure", symbol: "Feed*", reason: "why", day: "2026-11-22", from: breaches)
    #expect(count == 1)
    #expect(baseline.judge(breaches).left.map(\.symbol) == ["Home uses DTO"])
  }

  @Test func `the written baseline can be read, and reasons are required`() throws {
    let baseline = baseline([breach("b"), breach("a")])
    let read = try Baseline(json: baseline.json, file: "b.json")
    #expect(read.entries.map(\.symbol) == ["a", "b"])
    #expect(
      throws: RuleProblems(all: ["b.json is no baseline: it holds 'accepted', a list of entries"])
    ) {
      try Baseline(json: Data("[]".utf8), file: "b.json")
    }
    let mute = String(decoding: baseline.json, as: UTF8.self).replacing(
      "older than the rule", with: "")
    #expect(throws: RuleProblems.self) { try Baseline(json: Data(mute.utf8), file: "b.json") }
  }
}
