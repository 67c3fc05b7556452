import Foundation
import StrataKitTesting
import Testing

@testable import StrataCommands

/// Tests of findings without an existing file, in formats for programs.
@Suite struct UnplacedTests {
  private func said(_ format: String) throws -> String {
    let folder = try TemporaryFolder()
    try Data("struct A {}\n".utf8).write(to: folder.file("A.swift"))
    let outcome = StrataTool(folder: folder.url)
      .run(["check", "--preset", "template", "--format", format])
    #expect(outcome.exitCode == 1)
    return outcome.text
  }

  @Test
  func `reports for GitHub, Xcode and SARIF give no location to violations about missing files`()
    throws
  {
    let gitHub = try said("github").split(separator: "\n").filter { $0.hasPrefix("::") }
    #expect(gitHub.count { $0.hasPrefix("::error title=") } > 1)
    #expect(gitHub.allSatisfy { !$0.contains("file=") || $0.contains("file=A.swift,") })
    let xcode = try said("xcode").split(separator: "\n")
    #expect(xcode.contains { $0.hasPrefix("error: **/Mocks/Responses/*.json is missing") })
    #expect(!xcode.contains { $0.contains("/--preset") || $0.contains("/**/") })
    let uris = try said("sarif").split(separator: "\n").filter { $0.contains("\"uri\"") }
    #expect(uris.allSatisfy { $0.contains("\"A.swift\"") }, "\(uris)")
  }

  @Test func `the text report shows the path or pattern of a missing file`() throws {
    let text = try said("text")
    #expect(text.contains("**/Mocks/Responses/*.json  is missing"))
    #expect(text.contains("--preset template  the rule "))
  }
}
