import Foundation
import Testing

@testable import StrataCommands

/// What nobody thought of: the tool says that it is its own fault, and no script takes that for
/// "kept", "broken" or "badly configured".
@Suite struct OwnFaultTests {
  private struct Odd: Error {}

  @Test func `an error that no command knows is our own fault`() {
    let tool = StrataTool(folder: URL(fileURLWithPath: "/")) { _, _ in throw Odd() }
    #expect(
      tool.run(["new", "Trips"])
        == Outcome("strata: this is the tool's own fault: Odd()", exitCode: 70))
  }

  @Test func `it is told where mistakes are told`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(70),
      observing: [\.standardErrorContent, \.standardOutputContent]
    ) {
      Outcome("strata: this is the tool's own fault: Odd()", exitCode: 70).finish()
    }
    let ended = try #require(result)
    #expect(
      String(decoding: ended.standardErrorContent, as: UTF8.self)
        .contains("strata: this is the tool's own fault: Odd()\n"))
    #expect(
      !String(decoding: ended.standardOutputContent, as: UTF8.self).contains("own fault"))
  }
}
