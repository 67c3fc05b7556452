import Dispatch
import StrataCThreadRank
import Synchronization

/// The state of a server, which the service thread keeps alive after the public handle is gone.
///
/// Locking: `phase` has a mutex and controls starting, stopping and waiting. No other lock is taken
/// while it is held, except the inbox's.
final class ServerCore: Sendable {
  private enum Phase {
    case new
    case running([CheckedContinuation<Void, Never>])
    case ended
  }

  let configuration: WebServer.Configuration
  let respond: WebServer.Respond
  let connect: WebServer.Connect?
  let inbox = Inbox()
  let counters = Counters()
  /// A closure that returns the time since the server was created.
  let elapsed: @Sendable () -> Duration
  private let phase = Mutex(Phase.new)
  private let pacemaker = Mutex<Task<Void, Never>?>(nil)

  init(
    _ configuration: WebServer.Configuration, respond: @escaping WebServer.Respond,
    connect: WebServer.Connect?
  ) {
    self.configuration = configuration
    self.respond = respond
    self.connect = connect
    elapsed = Self.elapsed(configuration.clock)
  }

  private static func elapsed<C: Clock<Duration>>(_ clock: C) -> @Sendable () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }

  func start() throws(WebServerError) -> Int {
    try configuration.validate()
    try configuration.tls?.validate()
    guard takeOff() else { throw .alreadyStarted }
    do throws(WebServerError) {
      let socket = configuration.isFed ? nil : try listen()
      try runThread(on: socket)
      beat()
      return socket?.port ?? 0
    } catch {
      end()
      throw error
    }
  }

  private func listen() throws(WebServerError) -> ListeningSocket {
    if let listener = configuration.listener { return try ListeningSocket(inherited: listener) }
    return try ListeningSocket(host: configuration.host, port: configuration.port)
  }

  func stop(within duration: Duration) async {
    inbox.post(.stop)
    let clock = configuration.clock
    let deadline = Task { [inbox] in
      guard (try? await clock.sleep(for: duration)) != nil else { return }
      inbox.post(.abort)
    }
    await ended()
    deadline.cancel()
  }

  /// Marks the server as ended. The service thread calls this at its end; if the thread could not
  /// start, the starting thread calls it.
  func end() {
    inbox.close()
    pacemaker.withLock { $0 }?.cancel()
    let waiting = phase.withLock { phase -> [CheckedContinuation<Void, Never>] in
      defer { phase = .ended }
      if case .running(let waiting) = phase { return waiting }
      return []
    }
    waiting.forEach { $0.resume() }
  }

  /// Sends a beat to the service thread at regular intervals until it has ended; at each, it checks
  /// its sockets.
  private func beat() {
    guard connect != nil else { return }
    let (clock, pause) = (configuration.clock, configuration.beat)
    let task = Task { [inbox] in
      while (try? await clock.sleep(for: pause)) != nil { inbox.post(.beat) }
    }
    pacemaker.withLock { $0 = task }
    // The thread may have ended meanwhile.
    if isEnded { task.cancel() }
  }

  private var isEnded: Bool {
    phase.withLock { if case .ended = $0 { true } else { false } }
  }

  private func takeOff() -> Bool {
    phase.withLock { phase in
      guard case .new = phase else { return false }
      phase = .running([])
      return true
    }
  }

  private func ended() async {
    await withCheckedContinuation { continuation in
      let isOver = phase.withLock { phase in
        guard case .running(let waiting) = phase else {
          phase = .ended
          return true
        }
        phase = .running(waiting + [continuation])
        return false
      }
      if isOver { continuation.resume() }
    }
  }
}

extension ServerCore {
  /// Starts the service thread and waits until it serves or reports an error.
  private func runThread(on socket: ListeningSocket?) throws(WebServerError) {
    let outcome = Outcome()
    let ready = DispatchSemaphore(value: 0)
    let started = ServiceThread.start { [self] in
      _ = strata_thread_shorten_turns()
      ServiceLoop(core: self, socket: socket).main { error in
        outcome.error.withLock { $0 = error }
        ready.signal()
      }
      end()
    }
    guard started else { throw .system("the system cannot create a thread") }
    ready.wait()
    if let error = outcome.error.withLock({ $0 }) { throw error }
  }
}

/// The result of the thread's start.
private final class Outcome: Sendable {
  let error = Mutex<WebServerError?>(nil)
}
