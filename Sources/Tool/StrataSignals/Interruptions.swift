import Foundation
import Synchronization

/// Holds Ctrl-C and its kin back while files are written, which takes milliseconds.
///
/// Who is interrupted between a file's bytes and its name would leave a file that nobody asked for.
/// What was held back arrives as soon as the work is done, and ends the program as it always does.
package enum Interruptions {
  private static let kinds = [SIGINT, SIGTERM, SIGHUP]

  /// The signals that came while they were held back: bit 2 for signal 2. A handler of signals may
  /// do little more than set a bit.
  private static let arrived = Atomic<Int>(0)

  /// How many pieces of work hold them back, and what became of each signal before the first.
  private struct Holding {
    var count = 0
    var before: [sigaction] = []
  }

  private static let holding = Mutex(Holding())

  /// Runs work that is not to be interrupted half-way.
  ///
  ///     try Interruptions.held { try text.write(to: place, options: .atomic) }
  ///
  /// The whole process holds them back, not the calling thread alone: a signal goes to any thread that
  /// takes it, and Foundation starts some that do. Work within such work, and on two threads at once,
  /// is held until the last of it is done.
  ///
  /// - Throws: what the work throws.
  package static func held<Value>(_ body: () throws -> Value) rethrows -> Value {
    begin()
    defer { end() }
    return try body()
  }

  private static func begin() {
    holding.withLock { holding in
      holding.count += 1
      guard holding.count == 1 else { return }
      // Made here, so that no signal is the first to ask for it.
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

  /// What happens with a signal meanwhile; calls into the system go on where it came.
  private static func noting() -> sigaction {
    let note: sigaction.Handler = { kind in
      Interruptions.arrived.bitwiseOr(1 << Int(kind), ordering: .sequentiallyConsistent)
    }
    return sigaction(handler: note, flags: Int32(SA_RESTART))
  }
}
