import Foundation
import StrataCheckReports
import StrataLayerRules
import Testing

@Suite struct ReportFormatTests {
  private func verdict(accepting: Bool = false) throws -> Verdict {
    let json =
      #"{"rules": [{"id": "no-ring", "kind": "cycles", "says": "no rings", "why": "order", "try": "cut it"}]}"#
    let book = try LayerBook(json: Data(json.utf8))
    let violations = [
      Violation(
        id: "no-ring", path: "A/x y.swift", line: 3, column: 8, symbol: "cycle A",
        found: "is in an import cycle: A, B",
        rule: "no rings", why: "order", remedy: "cut it",
        chain: ["A imports B (A/x y.swift:3)", "B imports A (B/z.swift:1)"]),
      Violation(
        id: "other", severity: .warning, path: "B/z.swift", line: nil, symbol: "z",
        found: "50% done",
        rule: "all done", why: "ends"),
    ]
    return Verdict(
      violations: violations, accepted: accepting ? violations : [],
      troubles: ["C.swift cannot be read"],
      book: book, fileCount: 2)
  }

  @Test func `no line end and no combining mark in a path begins another command of GitHub`() throws
  {
    let json = #"{"rules": [{"id": "r", "kind": "cycles", "says": "s", "why": "w", "try": "t"}]}"#
    let path = "A/x\r\n::error file=B::y:\u{301}.swift"
    let violation = Violation(
      id: "r", path: path, line: 3, symbol: "z", found: "50%\u{301}\r\n::error ::z", rule: "s",
      why: "w")
    let verdict = Verdict(
      violations: [violation], accepted: [], troubles: [],
      book: try LayerBook(json: Data(json.utf8)), fileCount: 1)
    let text = ReportFormat.github.write(verdict)
    let lines = text.utf8.split(separator: UInt8(ascii: "\n")).map {
      String(decoding: $0, as: UTF8.self)
    }
    #expect(lines.count { $0.hasPrefix("::error") } == 1)
    #expect(!text.utf8.contains(UInt8(ascii: "\r")))
  }

  @Test func `the text report has the place, violation, rule, reason and remedy`() throws {
    #expect(
      try ReportFormat.text.write(verdict()) == """
        no-ring, 1 violation
          rule   no rings
          why    order
          try    cut it
        A/x y.swift:3:8  is in an import cycle: A, B; through A imports B (A/x y.swift:3); through B imports A (B/z.swift:1)

        other, 1 warning
          rule   all done
          why    ends
        B/z.swift  50% done

        unread: C.swift cannot be read

        by rule:
          1  no-ring
          1  other

        layers: 0 layers, 1 rule, 2 files: 1 violation, 1 warning
        """)
  }

  @Test func `Xcode gets absolute paths if the project's folder is known`() throws {
    var known = try verdict()
    known.top = "/code/app"
    let lines = ReportFormat.xcode.write(known).split(separator: "\n")
    #expect(lines.first?.hasPrefix("/code/app/A/x y.swift:3:8: error: ") == true)
  }

  @Test func `Xcode and GitHub get one line for each violation`() throws {
    #expect(
      try ReportFormat.xcode.write(verdict()) == """
        A/x y.swift:3:8: error: is in an import cycle: A, B: no rings (no-ring). Why: order. Try: cut it.
        B/z.swift:1: warning: 50% done: all done (other). Why: ends.
        error: C.swift cannot be read
        layers: 0 layers, 1 rule, 2 files: 1 violation, 1 warning
        """)
    #expect(
      try ReportFormat.github.write(verdict()) == """
        ::error file=A/x y.swift,line=3,title=no-ring::is in an import cycle: A, B: no rings (no-ring).%0AWhy: order.%0ATry: cut it.
        ::warning file=B/z.swift,title=other::50%25 done: all done (other).%0AWhy: ends.
        ::error ::C.swift cannot be read
        layers: 0 layers, 1 rule, 2 files: 1 violation, 1 warning
        """)
  }

  /// A missing file, and a rule book of presets only: `check --preset template`.
  @Test func `a violation without a file gets no location`() throws {
    var lost = Violation(
      id: "empty-rule", path: "--preset template", line: nil, symbol: "r",
      found: "the rule r matched nothing", rule: "a rule holds", why: "w")
    lost.isPlaced = false
    var verdict = try verdict()
    (verdict.violations, verdict.troubles) = ([lost], [])
    (verdict.top, verdict.way) = ("/code/app", "Apps/Feed/")
    let said = "--preset template the rule r matched nothing: a rule holds (empty-rule)."
    #expect(ReportFormat.xcode.write(verdict).hasPrefix("error: \(said) Why: w."))
    #expect(
      ReportFormat.github.write(verdict).hasPrefix("::error title=empty-rule::\(said)%0AWhy: w."))
    let sarif = ReportFormat.sarif.write(verdict)
    #expect(!sarif.contains("\"uri\"") && sarif.contains("--preset template the rule r matched"))
    let log = try JSONSerialization.jsonObject(with: Data(sarif.utf8))
    #expect(try schema().problems(log) == [])
    let json = ReportFormat.json.write(verdict)
    #expect(!json.contains("\"path\"") && json.contains("--preset template the rule r matched"))
  }

  @Test func `a line feed in a path does not break the report's lines`() throws {
    var verdict = try verdict()
    verdict.violations[0].path = "A/x\ny.swift"
    #expect(ReportFormat.xcode.write(verdict).hasPrefix("A/x\\ny.swift:3:8: error: "))
    #expect(ReportFormat.text.write(verdict).contains("\nA/x\\ny.swift:3:8  is in "))
  }

  @Test
  func `reports for code hosts have paths relative to the repository, also in chains of imports`()
    throws
  {
    var nested = try verdict()
    nested.way = "Apps/Feed/"
    let lines = ReportFormat.github.write(nested).split(separator: "\n")
    #expect(lines[1].hasPrefix("::warning file=Apps/Feed/B/z.swift,title=other::"))
    let sarif = ReportFormat.sarif.write(nested)
    let places = sarif.split(separator: "\n").filter { $0.contains(#""uri" : "#) }
    #expect(places.count == 4 && places.allSatisfy { $0.contains(#""Apps/Feed/"#) }, "\(places)")
  }

  /// Returns the schema of SARIF 2.1.0 by OASIS: `Fixtures/NOTICE.md`.
  private func schema() throws -> JSONSchema {
    let folder = try #require(Bundle.module.url(forResource: "Fixtures", withExtension: nil))
    return try JSONSchema(Data(contentsOf: folder.appendingPathComponent("sarif-2.1.0.json")))
  }

  @Test func `SARIF conforms to its schema`() throws {
    let text = try ReportFormat.sarif.write(verdict(accepting: true))
    let log = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let problems = try schema().problems(log)
    #expect(problems == [])
    #expect(text.contains(#""uri" : "A/x%20y.swift""#))
    #expect(text.contains(#""baselineState" : "unchanged""#))
    #expect(text.contains(#""startLine" : 3"#) && text.contains(#""startColumn" : 8"#))
  }

  @Test func `SARIF names the tool's version, and the reason of each suppression`() throws {
    var verdict = try verdict(accepting: true)
    verdict.version = "1.4.0"
    verdict.accepted[0].suppression = .init(isInSource: false, reason: "old code")
    verdict.suppressed = [verdict.violations[1]]
    verdict.suppressed[0].suppression = .init(isInSource: true, reason: "the sample needs it")
    let text = ReportFormat.sarif.write(verdict)
    let log = try JSONSerialization.jsonObject(with: Data(text.utf8))
    #expect(try schema().problems(log) == [])
    let run = try #require(((log as? [String: Any])?["runs"] as? [[String: Any]])?.first)
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    #expect(driver?["version"] as? String == "1.4.0")
    let results = try #require(run["results"] as? [[String: Any]])
    let suppressions = results.map { ($0["suppressions"] as? [[String: String]])?.first }
    #expect(suppressions.map { $0?["kind"] } == [nil, nil, "external", nil, "inSource"])
    let reasons = suppressions.map { $0?["justification"] }
    #expect(reasons == [nil, nil, "old code", nil, "the sample needs it"])
    let states = results.map { $0["baselineState"] as? String }
    #expect(states == ["new", "new", "unchanged", "unchanged", "unchanged"])
  }

  @Test(arguments: [
    (#"{"version": "2.0", "runs": []}"#, ".version is none of"),
    (#"{"version": "2.1.0", "runs": [{"extra": 1}]}"#, ".runs[0].extra is not of the standard"),
    (#"{"version": "2.1.0", "runs": [{"results": []}]}"#, ".runs[0].tool is missing"),
    (
      #"{"version": "2.1.0", "runs": [{"tool": {"driver": {"name": 3}}}]}"#,
      ".runs[0].tool.driver.name is no string"
    ),
    (
      """
      {"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "a"}}, "results": [
        {"message": {"text": "a"}, "level": "bad"}]}]}
      """, ".runs[0].results[0].level is none of"
    ),
  ])
  func `the SARIF validator reports missing, unknown and wrongly typed fields`(
    json: String, text: String
  ) throws {
    let log = try JSONSerialization.jsonObject(with: Data(json.utf8))
    #expect(try schema().problems(log).contains { $0.hasPrefix(text) })
  }

  @Test func `a violation keeps its fingerprint when its line moves`() throws {
    var verdict = try verdict()
    let before = ReportFormat.sarif.write(verdict)
    verdict.violations[0].line = 90
    let after = ReportFormat.sarif.write(verdict)
    func prints(_ text: String) -> [Substring] {
      text.split(separator: "\n").filter { $0.contains("strataSymbol/v1") }
    }
    #expect(before != after && prints(before) == prints(after))
  }

  @Test func `the JSON report contains every violation with stable keys`() throws {
    let text = try ReportFormat.json.write(verdict())
    let object = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["errors"] as? Int == 1 && object["warnings"] as? Int == 1)
    let first = try #require((object["violations"] as? [[String: Any]])?.first)
    #expect(first["rule"] as? String == "no-ring" && first["line"] as? Int == 3)
    #expect(first["column"] as? Int == 8)
    #expect(first["try"] as? String == "cut it" && (first["chain"] as? [String])?.count == 2)
    // The keys of the previous release.
    #expect(object["layers"] as? Int == 0 && object["floors"] as? Int == 0)
    #expect((object["breaches"] as? [Any])?.count == (object["violations"] as? [Any])?.count)
  }
}
