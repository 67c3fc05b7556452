import Foundation
import Synchronization

/// Passes Ctrl-C and similar signals on to a program that the tool has started and waits for.
///
/// Foundation starts a program in a new process group, which a terminal's Ctrl-C does not
/// reach.
package enum ForwardedSignals {
  private static let kinds = [SIGINT, SIGTERM, SIGHUP]

  /// A lock that is held while a program receives the signals: a second caller waits for the first.
  private static let turn = NSLock()

  /// The identifier of the process that receives the signals; 0 before it has started.
  private static let child = Atomic<Int>(0)

  /// The signals that have arrived, as a set of bits: bit 2 for signal 2.
  private static let arrived = Atomic<Int>(0)

  /// Runs work that starts a program and waits for its end.
  ///
  ///     try ForwardedSignals.toChild { started in
  ///       try process.run()
  ///       started(process.processIdentifier)
  ///       process.waitUntilExit()
  ///     }
  ///
  /// The signals are passed on meanwhile. Afterwards they have their usual effect on the tool
  /// itself. A signal that was ignored stays ignored. One program at a time gets them.
  ///
  /// - Parameter body: the work; it calls its argument with the started process.
  /// - Throws: the error of the work.
  package static func toChild<Value>(
    _ body: (_ started: (Int32) -> Void) throws -> Value
  ) rethrows -> Value {
    turn.lock()
    defer { turn.unlock() }
    // Initialized here, so that no signal handler does it first.
    child.store(0, ordering: .sequentiallyConsistent)
    arrived.store(0, ordering: .sequentiallyConsistent)
    let before = kinds.map(catching)
    defer { restore(before) }
    return try body { process in
      child.store(Int(process), ordering: .sequentiallyConsistent)
      // Signals that arrived before there was a process are forwarded now.
      let early = arrived.load(ordering: .sequentiallyConsistent)
      for kind in kinds where early & 1 << Int(kind) != 0 { kill(process, kind) }
    }
  }

  /// Installs the handler of a signal, unless it is ignored; returns the previous action.
  private static func catching(_ kind: Int32) -> sigaction {
    var before = sigaction()
    sigaction(kind, nil, &before)
    guard !before.isIgnored else { return before }
    let pass: sigaction.Handler = { kind in
      // Only what a signal handler may do: set a bit, and send a signal.
      ForwardedSignals.arrived.bitwiseOr(1 << Int(kind), ordering: .sequentiallyConsistent)
      let process = ForwardedSignals.child.load(ordering: .sequentiallyConsistent)
      if process > 0 { kill(pid_t(process), kind) }
    }
    var note = sigaction(handler: pass, flags: Int32(SA_RESTART))
    sigaction(kind, &note, nil)
    return before
  }

  private static func restore(_ before: [sigaction]) {
    child.store(0, ordering: .sequentiallyConsistent)
    for (kind, action) in zip(kinds, before) {
      var action = action
      sigaction(kind, &action, nil)
    }
    let came = arrived.exchange(0, ordering: .sequentiallyConsistent)
    for kind in kinds where came & 1 << Int(kind) != 0 { kill(getpid(), kind) }
  }
}
