import Foundation
import StrataKitTesting
import StrataWebServer
import Synchronization
import Testing

@testable import FuzzTargets

/// Tests that the fuzzer's client survives signals while it waits for a response.
@Suite(.timeLimit(.minutes(10))) struct DialogueTests {
  @Test func `a signal that interrupts the fuzzer's client does not end its wait for a response`()
    async throws
  {
    // Without `SA_RESTART`, as libFuzzer sets its alarm: a blocked call is interrupted.
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in heard.add(1, ordering: .relaxed) }
    sigaction(SIGUSR1, &action, nil)
    let asked = Gate()
    let gate = Gate()
    let server = WebServer { _ in
      asked.open()
      await gate.wait()
      return .text("late")
    }
    let port = try server.start()
    let talking = Talking(port: port)
    await asked.wait()
    // Many, since the first ones may arrive before it waits.
    for number in 1...200 where talking.interrupt() {
      while heard.load(ordering: .relaxed) < number { await Task.yield() }
    }
    gate.open()
    let answer = try await talking.answer()
    #expect(answer.hasSuffix("late"))
    await server.stop(within: .zero)
  }
}

private let heard = Atomic(0)

/// A dialogue on a separate thread, which can receive signals.
private final class Talking: Sendable {
  private let thread = Mutex<pthread_t?>(nil)
  private let result: AsyncStream<Result<String, FuzzFailure>>

  init(port: Int) {
    let (stream, continuation) = AsyncStream<Result<String, FuzzFailure>>.makeStream()
    result = stream
    Thread.detachNewThread { [self] in
      // A thread that starts from one of libdispatch's inherits its mask, which blocks all signals.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGUSR1)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      thread.withLock { $0 = pthread_self() }
      let request = "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
      continuation.yield(
        Result { () throws(FuzzFailure) in
          String(decoding: try Dialogue(port: port).answer(to: Array(request.utf8)), as: UTF8.self)
        })
      thread.withLock { $0 = nil }
      continuation.finish()
    }
  }

  /// Sends a signal. Returns `false` if the dialogue is over.
  func interrupt() -> Bool {
    thread.withLock { thread in
      guard let thread else { return false }
      return pthread_kill(thread, SIGUSR1) == 0
    }
  }

  func answer() async throws -> String {
    for await result in result { return try result.get() }
    return ""
  }
}
