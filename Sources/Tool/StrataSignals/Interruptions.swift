import Foundation
import Synchronization

/// Defers Ctrl-C and similar signals while files are written, which takes milliseconds.
///
/// An interruption between writing and renaming would leave a stray file. A deferred signal is
/// delivered as soon as the work is done, and has its usual effect.
package enum Interruptions {
  private static let kinds = [SIGINT, SIGTERM, SIGHUP]

  /// The signals that arrived while signals were deferred, as a set of bits: bit 2 for signal 2. A
  /// signal handler may do little more than set a bit.
  private static let arrived = Atomic<Int>(0)

  /// The number of active deferrals, and the signal actions from before the first.
  private struct Holding {
    var count = 0
    var before: [sigaction] = []
  }

  private static let holding = Mutex(Holding())

  /// Runs work that must not be interrupted.
  ///
  ///     try Interruptions.held { try text.write(to: place, options: .atomic) }
  ///
  /// The signals are deferred for the whole process, because a signal is delivered to any thread,
  /// and Foundation starts some. With nested or concurrent work, they are deferred until the last
  /// of it is done.
  ///
  /// - Throws: the error of the work.
  package static func held<Value>(_ body: () throws -> Value) rethrows -> Value {
    begin()
    defer { end() }
    return try body()
  }

  private static func begin() {
    holding.withLock { holding in
      holding.count += 1
      guard holding.count == 1 else { return }
      // Initialized here, so that no signal handler does it first.
      arrived.store(0, ordering: .sequentiallyConsistent)
      var note = noting()
      holding.before = kinds.map { kind in
        var before = sigaction()
        sigaction(kind, &note, &before)
        return before
      }
    }
  }

  private static func end() {
    let came = holding.withLock { holding in
      holding.count -= 1
      guard holding.count == 0 else { return 0 }
      for (kind, before) in zip(kinds, holding.before) {
        var before = before
        sigaction(kind, &before, nil)
      }
      return arrived.exchange(0, ordering: .sequentiallyConsistent)
    }
    for kind in kinds where came & 1 << Int(kind) != 0 { kill(getpid(), kind) }
  }

  /// Returns the action that records a signal; interrupted system calls are restarted.
  private static func noting() -> sigaction {
    let note: sigaction.Handler = { kind in
      Interruptions.arrived.bitwiseOr(1 << Int(kind), ordering: .sequentiallyConsistent)
    }
    return sigaction(handler: note, flags: Int32(SA_RESTART))
  }
}
