import Foundation
import Glibc
import Synchronization

/// One bad visitor: what it does again and again, as fast as the server lets it.
protocol Attack: Sendable {
  /// The attack's name in the report.
  static var name: String { get }
  /// The app that is attacked. It has the counter's button *More*.
  static var app: ServedApp { get }
  /// Connects to a server.
  init(port: Int) throws
  /// Does it once. An error is the server's refusal: the next step begins anew.
  mutating func step() throws
}

extension Attack {
  static var app: ServedApp { .counter }
}

/// A thread that attacks a server until it is ended.
///
/// It has the lowest priority, so that the crowd, which shares its core, is measured and not the
/// attacker's own use of the processor.
final class AttackThread: Sendable {
  private struct State {
    var isEnded = false
    var hasStopped = false
    var steps = 0
    var refusals = 0
  }

  private let state = Mutex(State())

  /// The number of steps so far, and of those that the server refused.
  var counts: (steps: Int, refusals: Int) { state.withLock { ($0.steps, $0.refusals) } }

  init(_ attack: any Attack) {
    let thread = Thread { [self] in
      setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 19)
      run(attack)
      state.withLock { $0.hasStopped = true }
    }
    thread.start()
  }

  private func run(_ attack: any Attack) {
    var attack = attack
    while !state.withLock({ $0.isEnded }) {
      let isRefused = (try? attack.step()) == nil
      state.withLock {
        $0.steps += 1
        $0.refusals += isRefused ? 1 : 0
      }
    }
  }

  /// Ends the attack after the step that is being done.
  func end() async throws {
    state.withLock { $0.isEnded = true }
    while !state.withLock({ $0.hasStopped }) { try await Task.sleep(for: .milliseconds(5)) }
  }
}
