import Foundation
import StrataSignals
import Testing

/// Each in a process of its own: what a signal does, it does to the whole of it.
@Suite(.timeLimit(.minutes(1))) struct InterruptionsTests {
  private func said(_ result: ExitTest.Result?) throws -> String {
    try String(decoding: #require(result).standardErrorContent, as: UTF8.self)
  }

  /// Foundation starts threads that take signals, for children and sockets.
  @Test func `work is done before Ctrl-C ends the program, also where another thread hears it`()
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

  @Test func `work within work is held until the outer is done`() async throws {
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

  @Test func `what throws lets go, too`() async {
    await #expect(processExitsWith: .signal(SIGINT)) {
      struct Odd: Error {}
      try? Interruptions.held { throw Odd() }
      kill(getpid(), SIGINT)
      while true { pause() }
    }
  }

  /// As `nohup` has it.
  @Test func `a signal that was ignored before is ignored after`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      signal(SIGHUP, SIG_IGN)
      Interruptions.held { _ = kill(getpid(), SIGHUP) }
      exit(7)
    }
  }

  @Test func `without a signal nothing happens`() {
    #expect(Interruptions.held { 7 } == 7)
  }
}
