import Foundation

/// What a program says of itself when it breaks down.
package enum Crashes {
  /// The signals of a broken precondition, a wild pointer, a stack that is full.
  private static let kinds = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  /// Who was called before, by the signal's number. It is filled once, before anything can break.
  nonisolated(unsafe) private static let before = UnsafeMutablePointer<sigaction>.allocate(
    capacity: 65)

  /// From now on a breakdown ends the program with 70, `EX_SOFTWARE` of `sysexits.h`: whoever reads
  /// the status never takes it for a verdict.
  ///
  /// What Swift itself says of it, and its backtrace (`SWIFT_BACKTRACE`), stand before our sentence.
  /// A full stack is told on the calling thread alone; on another one the system ends the program by
  /// the signal.
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
      // Swift's own backtrace.
      Crashes.before[Int(kind)].teller?(kind, info, context)
      // Only what a handler of signals may do: no memory is asked for, no lock taken.
      let text: StaticString = "strata: this is the tool's own fault\n"
      _ = write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
      _exit(70)
    }
    // Swift's backtrace looks where it may fault, in a thread that inherits what is blocked here.
    return sigaction(teller: tell, flags: Int32(SA_ONSTACK) | Int32(SA_NODEFER))
  }
}
