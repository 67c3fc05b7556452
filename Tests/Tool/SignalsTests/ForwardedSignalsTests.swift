import Foundation
import StrataSignals
import Testing

/// Tests in separate processes, because a signal affects the whole process.
@Suite(.timeLimit(.minutes(1))) struct ForwardedSignalsTests {
  private func said(_ result: ExitTest.Result?) throws -> String {
    try String(decoding: #require(result).standardErrorContent, as: UTF8.self)
  }

  /// The child writes when it is interrupted, and ends with 3.
  @Test func `Ctrl-C is forwarded to the child process before it ends the program`() async throws {
    let result = await #expect(
      processExitsWith: .signal(SIGINT), observing: [\.standardErrorContent]
    ) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = [
        "-c", "trap 'echo child >&2; exit 3' INT; echo go; while :; do sleep 0.01; done",
      ]
      let pipe = Pipe()
      process.standardOutput = pipe
      try ForwardedSignals.toChild { started in
        try process.run()
        started(process.processIdentifier)
        // The trap is set once the child has written.
        _ = pipe.fileHandleForReading.availableData
        kill(getpid(), SIGINT)
        process.waitUntilExit()
        FileHandle.standardError.write(Data("waited \(process.terminationStatus)".utf8))
      }
      while true { pause() }
    }
    let text = try said(result)
    #expect(text.contains("child") && text.contains("waited 3"), "\(text)")
  }

  @Test func `forwarding signals to a child returns the value of the work if no signal arrives`() {
    #expect(ForwardedSignals.toChild { _ in 5 } == 5)
  }
}
