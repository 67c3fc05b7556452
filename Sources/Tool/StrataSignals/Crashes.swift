import Foundation

/// Makes crashes of the tool end it with a status that is no verdict.
package enum Crashes {
  /// The signals of crashes such as a failed precondition, an invalid pointer or a stack overflow.
  private static let kinds = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  /// The previous handlers, by the signal's number. They are stored once, before a crash can occur.
  nonisolated(unsafe) private static let before = UnsafeMutablePointer<sigaction>.allocate(
    capacity: 65)

  /// Makes a crash end the program with status 70, `EX_SOFTWARE` of `sysexits.h`, so that a crash
  /// is never taken for the result of a check.
  ///
  /// Swift's message and its backtrace (`SWIFT_BACKTRACE`) precede the tool's. A stack overflow is
  /// handled on the calling thread only; on another one the system ends the program by the signal.
  package static func endAsOwnFault() {
    before.initialize(repeating: sigaction(), count: 65)
    var place = stack_t()
    place.ss_size = 65_536
    place.ss_sp = .allocate(byteCount: place.ss_size, alignment: 16)
    sigaltstack(&place, nil)
    var own = telling()
    for kind in kinds { sigaction(kind, &own, &before[Int(kind)]) }
  }

  private static func telling() -> sigaction {
    let tell: sigaction.Teller = { kind, info, context in
      // Swift's backtrace.
      Crashes.before[Int(kind)].teller?(kind, info, context)
      // Only what a signal handler may do: no allocation, no lock.
      let text: StaticString = "strata: internal error, which is a bug of strata\n"
      _ = write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
      _exit(70)
    }
    // Swift's backtrace may fault on purpose, in a thread that inherits the blocked signals.
    return sigaction(teller: tell, flags: Int32(SA_ONSTACK) | Int32(SA_NODEFER))
  }
}
