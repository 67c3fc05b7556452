import Foundation
import StrataSignals
import Testing

/// Tests in separate processes, because a signal affects the whole process.
@Suite(.timeLimit(.minutes(1))) struct InterruptionsTests {
  private func said(_ result: ExitTest.Result?) throws -> String {
    try String(decoding: #require(result).standardErrorContent, as: UTF8.self)
  }

  /// Foundation starts threads that receive signals, for children and sockets.
  @Test
  func `protected work is completed before Ctrl-C ends the program, on whichever thread`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .signal(SIGINT), observing: [\.standardErrorContent]
    ) {
      let isReady = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
        isReady.signal()
        while true { pause() }
      }
      isReady.wait()
      Interruptions.held {
        kill(getpid(), SIGINT)
        FileHandle.standardError.write(Data("whole".utf8))
      }
      while true { pause() }
    }
    #expect(try said(result).contains("whole"))
  }

  @Test func `nested work defers the signal until the outer work is done`() async throws {
    let result = await #expect(
      processExitsWith: .signal(SIGTERM), observing: [\.standardErrorContent]
    ) {
      Interruptions.held {
        Interruptions.held { _ = kill(getpid(), SIGTERM) }
        FileHandle.standardError.write(Data("whole".utf8))
      }
      while true { pause() }
    }
    #expect(try said(result).contains("whole"))
  }

  @Test func `SIGINT is handled as before after protected work throws an error`() async {
    await #expect(processExitsWith: .signal(SIGINT)) {
      struct Odd: Error {}
      try? Interruptions.held { throw Odd() }
      kill(getpid(), SIGINT)
      while true { pause() }
    }
  }

  /// A program started by `nohup` ignores the signal from its start.
  @Test func `a signal that was ignored before protected work is ignored after it`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      signal(SIGHUP, SIG_IGN)
      Interruptions.held { _ = kill(getpid(), SIGHUP) }
      exit(7)
    }
  }

  @Test func `protected work returns its value if no signal arrives`() {
    #expect(Interruptions.held { 7 } == 7)
  }
}
