import CheckReports
import Foundation
import LayerRules
import Testing

@Suite struct ReportFormatTests {
  private func verdict() throws -> Verdict {
    let json =
      #"{"rules": [{"id": "no-ring", "kind": "cycles", "says": "no rings", "why": "order", "try": "cut it"}]}"#
    let book = try LayerBook(json: Data(json.utf8))
    let breaches = [
      Breach(
        id: "no-ring", path: "A/x y.swift", line: 3, symbol: "cycle A",
        found: "imports in a ring: A, B",
        rule: "no rings", why: "order", remedy: "cut it",
        chain: ["A imports B (A/x y.swift:3)", "B imports A (B/z.swift:1)"]),
      Breach(
        id: "other", severity: .warning, path: "B/z.swift", line: nil, symbol: "z",
        found: "50% done",
        rule: "all done", why: "ends"),
    ]
    return Verdict(
      breaches: breaches, troubles: ["C.swift cannot be read"], book: book, fileCount: 2)
  }

  @Test func `text says where, what, the rule, why and what to do`() throws {
    #expect(
      try ReportFormat.text.write(verdict()) == """
        A/x y.swift:3  imports in a ring: A, B  [no-ring]
          through  A imports B (A/x y.swift:3)
          through  B imports A (B/z.swift:1)
          rule   no rings
          why    order
          try    cut it

        B/z.swift  50% done  [warning, other]
          rule   all done
          why    ends

        unread: C.swift cannot be read

        layers: 0 floors, 1 rule, 2 files: 1 breach, 1 warning
        """)
  }

  @Test func `Xcode and GitHub get one line for each breach`() throws {
    #expect(
      try ReportFormat.xcode.write(verdict()) == """
        A/x y.swift:3: error: imports in a ring: A, B: no rings (no-ring)
        B/z.swift:1: warning: 50% done: all done (other)
        error: C.swift cannot be read
        layers: 0 floors, 1 rule, 2 files: 1 breach, 1 warning
        """)
    #expect(
      try ReportFormat.github.write(verdict()) == """
        ::error file=A/x y.swift,line=3,title=no-ring::imports in a ring: A, B: no rings (no-ring)
        ::warning file=B/z.swift,title=other::50%25 done: all done (other)
        ::error ::C.swift cannot be read
        layers: 0 floors, 1 rule, 2 files: 1 breach, 1 warning
        """)
  }
}
