import Foundation
import StrataKitTesting
import StrataLayerPresets
import StrataLayerRules
import Testing

/// Tests that the rules which only warn are right in at least 95 of 100 findings.
@Suite struct HeuristicTests {
  private static let presets = Preset.all.filter { $0.name != "strata" }

  @Test(
    .thorough,
    .mission(
      "T-07", "T-28", "T-36", "T-92", "S0-81", "S0-94", "S0-134", "S0-146", "S0-147", "S0-149",
      "S0-150", "S0-151", "W-145", "W-208", "W-213", "W-223", "R-23", "R-57", "R-80"))
  func `every heuristic rule is right in at least 95 of 100 reviewed findings`() throws {
    let rows = Dictionary(grouping: try HeuristicSample.committed(), by: \.rule)
    for rule in Set(try Self.presets.flatMap(HeuristicSample.heuristics).map(\.id)).sorted() {
      let own = rows[rule] ?? []
      let right = own.count { $0.verdict == "right" }
      #expect(own.count >= 20, "\(rule) was judged \(own.count) times")
      #expect(right * 100 >= own.count * 95, "\(rule): \(right) of \(own.count)")
    }
  }

  @Test func `every reviewed finding is marked as right or wrong, with a reason`() throws {
    for row in try HeuristicSample.committed() {
      #expect(["right", "wrong"].contains(row.verdict) && !row.reason.isEmpty, "\(row.line)")
    }
  }

  @Test(arguments: presets)
  func `each finding of a preset in sample code written to break its rules has been reviewed`(
    preset: Preset
  ) throws {
    let planted = try HeuristicSample.planted(preset.name)
    let found = try HeuristicSample.findings(preset, in: planted)
    let said = found.map { "\($0.path):\($0.line ?? 0) \($0.id)" }
    let judged = try HeuristicSample.committed().filter { $0.origin == "planted" }
    let wrong = Set(judged.filter { $0.verdict == "wrong" }.map { "\($0.path) \($0.symbol)" })
    let known = Set(judged.map(\.key))
    for one in found {
      let row = HeuristicSample.Row(
        rule: one.id, path: one.path, symbol: one.symbol, origin: "planted")
      #expect(known.contains(row.key), "nobody judged \(row.key)")
    }
    let surplus = Self.difference(said, planted.meant)
    let suppressed = found.filter { wrong.contains("\($0.path) \($0.symbol)") }
      .map { "\($0.path):\($0.line ?? 0) \($0.id)" }
    #expect(surplus.filter { !suppressed.contains($0) } == [])
    #expect(Self.difference(planted.meant, said) == [])
  }

  /// Returns the elements that the first array has more often than the second.
  private static func difference(_ one: [String], _ other: [String]) -> [String] {
    var left = Dictionary(other.map { ($0, 1) }, uniquingKeysWith: +)
    return one.filter { name in
      left[name, default: 0] -= 1
      return left[name, default: 0] < 0
    }.sorted()
  }

  /// `STRATA_SAMPLE=1 swift test --filter HeuristicTests` writes the sample again, with `?` for
  /// findings to judge.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["STRATA_SAMPLE"] != nil))
  func `the sample of findings for review is written if an environment variable requests it`()
    throws
  {
    var rows = try HeuristicSample.own()
    let strangers = ProcessInfo.processInfo.environment["STRATA_STRANGERS"]
    rows += try HeuristicSample.strangers(in: strangers)
    for preset in Self.presets {
      let planted = try HeuristicSample.planted(preset.name)
      rows += try HeuristicSample.findings(preset, in: planted).map {
        HeuristicSample.Row(rule: $0.id, path: $0.path, symbol: $0.symbol, origin: "planted")
      }
    }
    try HeuristicSample.write(rows)
  }
}
