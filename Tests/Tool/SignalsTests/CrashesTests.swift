import Foundation
import StrataSignals
import Testing

@Suite(.timeLimit(.minutes(1))) struct CrashesTests {
  private func tells(_ result: ExitTest.Result?) throws -> Bool {
    try String(decoding: #require(result).standardErrorContent, as: UTF8.self)
      .contains("strata: internal error, which is a bug of strata\n")
  }

  @Test func `a failed precondition ends the program with exit code 70`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
    ) {
      Crashes.endAsOwnFault()
      let none: [Int] = []
      print(none[Int.random(in: 0...9)])
    }
    #expect(try tells(result))
  }

  @Test func `an invalid pointer ends the program with exit code 70`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
    ) {
      Crashes.endAsOwnFault()
      print(UnsafePointer<Int>(bitPattern: 8)?.pointee ?? 0)
    }
    #expect(try tells(result))
  }

  @Test func `a stack overflow ends the program with exit code 70`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
    ) {
      Crashes.endAsOwnFault()
      @Sendable func depth(_ start: Int) -> Int { start < 0 ? 0 : 1 + depth(start + 1) }
      print(depth(0))
    }
    #expect(try tells(result))
  }

  @Test func `a program with the crash handler that does not crash ends with success`() async {
    await #expect(processExitsWith: .success) {
      Crashes.endAsOwnFault()
    }
  }
}
