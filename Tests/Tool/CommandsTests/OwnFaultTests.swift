import Foundation
import Testing

@testable import StrataCommands

/// Tests of unexpected errors: the tool reports them as the tool's fault, with an exit code that
/// scripts do not take for a result.
@Suite struct OwnFaultTests {
  private struct Odd: Error {}

  @Test func `an unexpected error is reported as a bug of strata, with exit code 70`() {
    let tool = StrataTool(folder: URL(fileURLWithPath: "/")) { _, _ in throw Odd() }
    #expect(
      tool.run(["new", "Trips"])
        == Outcome("strata: internal error, which is a bug of strata: Odd()", exitCode: 70))
  }

  @Test func `an unexpected error is printed to standard error only`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(70),
      observing: [\.standardErrorContent, \.standardOutputContent]
    ) {
      Outcome("strata: internal error, which is a bug of strata: Odd()", exitCode: 70).finish()
    }
    let ended = try #require(result)
    #expect(
      String(decoding: ended.standardErrorContent, as: UTF8.self)
        .contains("strata: internal error, which is a bug of strata: Odd()\n"))
    #expect(
      !String(decoding: ended.standardOutputContent, as: UTF8.self).contains("own fault"))
  }
}
