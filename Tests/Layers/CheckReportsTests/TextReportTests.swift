import Foundation
import StrataCheckReports
import StrataLayerRules
import Testing

/// Tests of the report for people, which groups violations by rule.
@Suite struct TextReportTests {
  private func violation(
    _ id: String, line: Int, severity: Violation.Severity = .error, rule: String = "it is right",
    why: String = "order", remedy: String? = nil
  ) -> Violation {
    Violation(
      id: id, severity: severity, path: "A.swift", line: line, column: 2, found: "is wrong",
      rule: rule, why: why, remedy: remedy)
  }

  private func text(_ violations: [Violation]) throws -> String {
    let json = #"{"rules": [{"id": "r", "kind": "cycles", "says": "no rings", "why": "order"}]}"#
    let book = try LayerBook(json: Data(json.utf8))
    return ReportFormat.text.write(Verdict(violations: violations, book: book, fileCount: 1))
  }

  @Test func `the text report explains a rule once before its violations, and ends with totals`()
    throws
  {
    let many = (1...10).map { violation("b", line: $0, remedy: "mend it") }
    let all = [many[0], violation("a", line: 1)] + many.dropFirst()
    let lines = (1...10).map { "A.swift:\($0):2  is wrong" }.joined(separator: "\n")
    #expect(
      try text(all) == """
        a, 1 violation
          rule   it is right
          why    order
        A.swift:1:2  is wrong

        b, 10 violations
          rule   it is right
          why    order
          try    mend it
        \(lines)

        by rule:
          10  b
           1  a

        layers: 0 layers, 1 rule, 1 file: 11 violations
        """)
  }

  @Test func `warnings come after errors`() throws {
    let all = [violation("a", line: 1, severity: .warning), violation("b", line: 2)]
    let text = try text(all)
    #expect(text.hasPrefix("b, 1 violation\n"))
    #expect(text.contains("\n\na, 1 warning\n"))
  }

  @Test func `violations of the rule layers are grouped by explanation, and totalled as one rule`()
    throws
  {
    let text = try text([
      violation("layers", line: 1, rule: "UI may import Domain", remedy: "ask"),
      violation("layers", line: 2, rule: "Domain may import no other module", remedy: "ask"),
      violation("layers", line: 3, rule: "UI may import Domain", remedy: "ask"),
    ])
    #expect(text.components(separatedBy: "  rule   UI may import Domain\n").count == 2)
    #expect(text.hasPrefix("layers, 2 violations\n") && text.contains("\n\nlayers, 1 violation\n"))
    #expect(text.contains("\n\nby rule:\n  3  layers\n\n"))
  }

  @Test
  func `if the remedies of a rule's violations differ, each is printed on its violation's line`()
    throws
  {
    let text = try text([
      violation("a", line: 1, remedy: "write 'x'"), violation("a", line: 2, remedy: "write 'y'"),
      violation("a", line: 3),
    ])
    #expect(!text.contains("  try "))
    #expect(
      text.contains(
        "\nA.swift:1:2  is wrong; try: write 'x'\nA.swift:2:2  is wrong; try: write 'y'\nA.swift:3:2  is wrong\n"
      ))
  }

  @Test func `a sentence with a line feed stays in one line`() throws {
    let text = try text([violation("a", line: 1, rule: "one\ntwo", why: "three\nfour")])
    #expect(text.contains("  rule   one\\ntwo\n  why    three\\nfour\nA.swift:1:2  is wrong\n"))
  }
}
