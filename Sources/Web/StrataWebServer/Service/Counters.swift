import Synchronization

/// The statistics with a lock: written by the service thread, read by any.
final class Counters: Sendable {
  private let values = Mutex(WebServer.Statistics())

  var snapshot: WebServer.Statistics { values.withLock { $0 } }

  func update(_ change: (inout sending WebServer.Statistics) -> Void) {
    values.withLock { change(&$0) }
  }
}
