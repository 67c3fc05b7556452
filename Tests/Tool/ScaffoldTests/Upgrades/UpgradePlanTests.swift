import Foundation
import Testing

@testable import StrataScaffold

/// Tests of the plan of an upgrade: what happens to a file by its three states.
@Suite struct UpgradePlanTests {
  private static func snapshot(_ text: String?) -> ProjectSnapshot {
    var files: [String: Data] = [:]
    files["A"] = text.map { Data($0.utf8) }
    return ProjectSnapshot(files: files)
  }

  private static func drift(_ base: String?, _ ours: String?, _ theirs: String?) -> ProjectDrift {
    ProjectDrift(base: snapshot(base), ours: snapshot(ours), theirs: snapshot(theirs))
  }

  /// Returns the plan for one file; merging joins the three texts, and `!` in one is a conflict.
  private static func plan(
    _ base: String?, _ ours: String?, _ theirs: String?
  ) throws -> UpgradePlan {
    try UpgradePlan(drift(base, ours, theirs), in: snapshot(ours)) { ours, base, theirs in
      let texts = [ours, base, theirs].map { String(decoding: $0, as: UTF8.self) }
      let text = texts.joined(separator: "|")
      return (Data(text.utf8), text.contains("!"))
    }
  }

  @Test(
    arguments: [
      ("a", "a", "b", "b"), ("a", "a", nil, nil), (nil, nil, "b", "b"),
    ] as [(String?, String?, String?, String?)])
  func `a generated file that the user did not edit is replaced, added or removed by an upgrade`(
    base: String?, ours: String?, theirs: String?, after: String?
  ) throws {
    let plan = try Self.plan(base, ours, theirs)
    let change = FileChange(
      path: "A", before: ours.map { Data($0.utf8) }, after: after.map { Data($0.utf8) })
    #expect(plan.changes == [change] && plan.conflicts == [] && plan.kept == [])
    #expect(Self.drift(base, ours, theirs).files.map(\.isOutdated) == [true])
  }

  @Test(
    arguments: [
      ("a", "a", "a"), ("a", "b", "a"), ("a", nil, "a"), ("a", "b", "b"), ("a", nil, nil),
      (nil, "b", "b"),
    ] as [(String?, String?, String?)])
  func `a file stays if only the user changed it, or user and template changed it alike`(
    base: String?, ours: String?, theirs: String?
  ) throws {
    let plan = try Self.plan(base, ours, theirs)
    #expect(plan.changes == [] && plan.conflicts == [] && plan.kept == [])
    #expect(!Self.drift(base, ours, theirs).files.contains { $0.isOutdated })
  }

  @Test func `edits by the user and by the template in one file are merged`() throws {
    let plan = try Self.plan("a", "b", "c")
    #expect(plan.changes.map(\.after) == [Data("b|a|c".utf8)])
    #expect(plan.conflicts == [] && plan.kept == [])
    #expect(try Self.plan("a", "b!", "c").conflicts == ["A"])
    #expect(try Self.plan(nil, "b", "c").changes.map(\.after) == [Data("b||c".utf8)])
  }

  @Test(
    arguments: [
      ("a", nil, "b", "not restored: you removed this file, and its template has changed"),
      ("a", "b", nil, "not removed: you changed this file, and strata no longer generates it"),
      (
        "a", "\u{0}", "b",
        "not merged: you changed this file, its template has changed, and it is not text"
      ),
    ] as [(String?, String?, String?, String)])
  func `a file that cannot be merged stays, with the reason`(
    base: String?, ours: String?, theirs: String?, reason: String
  ) throws {
    let plan = try Self.plan(base, ours, theirs)
    #expect(plan.changes == [] && plan.conflicts == [])
    #expect(plan.kept.map(\.path) == ["A"] && plan.kept.map(\.reason) == [reason])
  }

  @Test func `CRLF line ends do not count as an edit, and an upgraded file keeps them`() throws {
    #expect(Self.drift("a\nb\n", "a\r\nb\r\n", "a\nb\n").files == [])
    #expect(
      try Self.plan("a\n", "a\r\n", "b\nc\n").changes.map(\.after) == [Data("b\r\nc\r\n".utf8)])
    #expect(
      try Self.plan("a\n", "b\r\n", "c\n").changes.map(\.after)
        == [Data("b\r\n|a\r\n|c\r\n".utf8)])
    #expect(Data("a\rb\r\n".utf8).withoutCarriageReturns == Data("a\rb\n".utf8))
  }

  @Test func `drift lists by path what the user and what the templates changed`() throws {
    let drift = ProjectDrift(
      base: ProjectSnapshot(files: ["B": Data("1".utf8), "A": Data("1".utf8), "C": Data()]),
      ours: ProjectSnapshot(files: ["B": Data("2".utf8), "C": Data(), "Mine": Data()]),
      theirs: ProjectSnapshot(files: ["A": Data("1".utf8), "B": Data("1".utf8), "D": Data()]))
    #expect(drift.files.map(\.path) == ["A", "B", "C", "D"])
    #expect(drift.files.map(\.person) == [.removed, .edited, .unchanged, .unchanged])
    #expect(drift.files.map(\.templates) == [.unchanged, .unchanged, .removed, .added])
  }
}
