import Foundation
import StrataKitTesting
import Testing

@testable import StrataCommands

/// Tests of `strata check --report conditions`.
@Suite struct ConditionsReportTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "strata.json",
      #"{"rules": [{"id": "r", "kind": "imports", "forbid": "UIKit", "says": "s", "why": "w"}]}"#)
  }

  private func report(_ path: String...) -> Outcome {
    StrataTool(folder: folder.url).run(["check", "--report", "conditions"] + path)
  }

  @Test func `branches that are never built are listed with their lines`() throws {
    try folder.write(
      "A.swift",
      """
      #if false && os(Linux)
      import UIKit
      #if DEBUG
      let a = 1
      #endif
      #elseif os(iOS)
      let b = 1
      #endif
      #if true
      let c = 1
      #else
      import UIKit
      #endif
      """)
    #expect(
      report()
        == Outcome(
          """
          A.swift:1-5  #if false && os(Linux) can never be compiled, so strata does not read it and no rule checks it
          A.swift:11-12  #else can never be compiled, so strata does not read it and no rule checks it
          conditions: 4 branches of #if, 2 of them never built and so unchecked
          """, isReport: true))
  }

  @Test func `the report on conditions covers only the files that are given as arguments`() throws {
    try folder.write("A.swift", "#if false\n#endif\n")
    try folder.write("B.swift", "#if DEBUG\nlet a = 1\n#endif\n")
    #expect(
      report("B.swift")
        == Outcome(
          "conditions: 1 branch of #if, 0 of them never built and so unchecked", isReport: true))
  }
}
