import Foundation
import StrataKitTesting
import Testing

@testable import StrataCommands

/// Findings about what is not there, as programs read them.
@Suite struct UnplacedTests {
  private func said(_ format: String) throws -> String {
    let folder = try TemporaryFolder()
    try Data("struct A {}\n".utf8).write(to: folder.file("A.swift"))
    let outcome = StrataTool(folder: folder.url)
      .run(["check", "--preset", "template", "--format", format])
    #expect(outcome.exitCode == 1)
    return outcome.text
  }

  @Test func `no format leads to a file that is not there`() throws {
    let gitHub = try said("github").split(separator: "\n").filter { $0.hasPrefix("::") }
    #expect(gitHub.count { $0.hasPrefix("::error title=") } > 1)
    #expect(gitHub.allSatisfy { !$0.contains("file=") || $0.contains("file=A.swift,") })
    let xcode = try said("xcode").split(separator: "\n")
    #expect(xcode.contains { $0.hasPrefix("error: **/Mocks/Responses/*.json is missing") })
    #expect(!xcode.contains { $0.contains("/--preset") || $0.contains("/**/") })
    let uris = try said("sarif").split(separator: "\n").filter { $0.contains("\"uri\"") }
    #expect(uris.allSatisfy { $0.contains("\"A.swift\"") }, "\(uris)")
  }

  @Test func `a reader is told all the same`() throws {
    let text = try said("text")
    #expect(text.contains("**/Mocks/Responses/*.json  is missing"))
    #expect(text.contains("--preset template  the rule "))
  }
}
