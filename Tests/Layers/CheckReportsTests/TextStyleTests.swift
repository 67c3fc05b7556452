import Foundation
import StrataCheckReports
import StrataLayerRules
import Testing

/// Tests of the options of the report for people.
@Suite struct TextStyleTests {
  private func verdict(_ ids: [String], troubles: [String] = []) throws -> Verdict {
    let json =
      #"{"rules": [{"id": "no-ring", "kind": "cycles", "says": "no rings", "why": "order"}]}"#
    let violations = ids.enumerated().map { index, id in
      Violation(
        id: id, severity: id == "w" ? .warning : .error, path: "A.swift", line: index + 1,
        found: "is wrong", rule: "it is right", why: "order")
    }
    return Verdict(
      violations: violations, troubles: troubles, book: try LayerBook(json: Data(json.utf8)),
      fileCount: 1)
  }

  @Test func `a quiet report has one line for each violation, and is empty without violations`()
    throws
  {
    let style = TextStyle(isQuiet: true)
    #expect(try ReportFormat.text.write(verdict([]), style: style) == "")
    #expect(
      try ReportFormat.text.write(verdict(["a", "w"], troubles: ["B.swift"]), style: style) == """
        A.swift:1  is wrong  [a]
        A.swift:2  is wrong  [warning, w]
        unread: B.swift
        """)
  }

  @Test func `a report with a limit counts by rule the violations that it does not print`() throws {
    let style = TextStyle(isQuiet: true, most: 1)
    #expect(
      try ReportFormat.text.write(verdict(["a", "b", "c", "c"]), style: style) == """
        A.swift:1  is wrong  [a]
        not printed: 3 more (c 2, b 1)
        """)
    let whole = try ReportFormat.text.write(verdict(["a", "b"]), style: TextStyle(most: 1))
    #expect(
      whole == """
        a, 1 violation
          rule   it is right
          why    order
        A.swift:1  is wrong

        not printed: 1 more (b 1)

        by rule:
          1  a
          1  b

        layers: 0 layers, 1 rule, 1 file: 2 violations
        """)
    let all = try ReportFormat.text.write(verdict(["a"]), style: TextStyle(most: 1))
    #expect(try all == ReportFormat.text.write(verdict(["a"])))
    let none = try ReportFormat.text.write(verdict(["a"]), style: TextStyle(most: 0))
    #expect(none.hasPrefix("not printed: 1 more (a 1)"))
  }

  @Test
  func `a colored report has the text of the plain one, with colors for places, rules and reasons`()
    throws
  {
    let verdict = try verdict(["a", "w"])
    let text = ReportFormat.text.write(verdict, style: TextStyle(isColored: true))
    #expect(text.hasPrefix("\u{1B}[31ma\u{1B}[0m, 1 violation\n"))
    #expect(text.contains("\n\u{1B}[1mA.swift:1\u{1B}[0m  is wrong\n"))
    #expect(text.contains("\n\u{1B}[33mw\u{1B}[0m, 1 warning\n"))
    let quiet = TextStyle(isQuiet: true, isColored: true)
    #expect(
      ReportFormat.text.write(verdict, style: quiet)
        .hasSuffix("\u{1B}[1mA.swift:2\u{1B}[0m  is wrong  \u{1B}[33m[warning, w]\u{1B}[0m"))
    #expect(text.contains("\n\u{1B}[2m  why    order\u{1B}[0m\n"))
    let plain = text.replacing(/\u{1B}\[\d+m/, with: "")
    #expect(plain == ReportFormat.text.write(verdict))
  }
}
