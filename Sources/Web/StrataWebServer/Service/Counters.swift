import Synchronization

/// The server's statistics behind a lock. The service thread writes them; any thread reads them.
final class Counters: Sendable {
  private let values = Mutex(WebServer.Statistics())

  var snapshot: WebServer.Statistics { values.withLock { $0 } }

  func update(_ change: (inout sending WebServer.Statistics) -> Void) {
    values.withLock { change(&$0) }
  }
}
