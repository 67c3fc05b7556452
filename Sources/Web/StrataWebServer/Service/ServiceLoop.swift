import Glibc
import StrataCLibWebSockets

/// The main loop of a server's thread: creates a libwebsockets context, serves until it is stopped,
/// and destroys everything.
///
/// Locking: none. This object and every ``Connection`` are created, used and released on the
/// service thread only (neither is `Sendable`); other threads reach it through the ``Inbox``.
/// Delegates and the log closure are called with no lock held.
final class ServiceLoop {
  let core: ServerCore
  let scratch: HeaderBuffer
  var connections: [ConnectionID: Connection] = [:]
  /// The acceptor of connections; `nil` if another process hands them over.
  let acceptor: Acceptor?
  /// The names of extra headers to read, with their colons in lower case, as libwebsockets stores
  /// unknown names.
  let extraHeaders: [String]
  var lastID: UInt64 = 0
  /// OpenSSL's context, which libwebsockets has made; `nil` without TLS.
  var tlsContext: UnsafeMutableRawPointer?
  /// The certificate and key that were read after the start; `nil` while those of the start are used.
  var identity: UnsafeMutableRawPointer?
  private(set) var isStopping = false
  /// A Boolean value that indicates whether each connection is closed after its next answer.
  private(set) var isRetiring = false
  private var isAborting = false
  private(set) var library: LibraryContext?
  /// The time before which a lack of descriptors is not reported again.
  var nextReport = Duration.zero
  private var commands: [Command] = []
  /// The processor time of this thread at the last look at the overhead of sockets.
  var lookedAt = Duration.zero
  /// The connections that are still to be looked at in this round.
  var unseen: [ConnectionID] = []

  init(core: ServerCore, socket: ListeningSocket?) {
    self.core = core
    scratch = HeaderBuffer(capacity: LibraryContext.headerRoom(core.configuration) + 1)
    acceptor = socket.map { Acceptor(socket: $0) }
    extraHeaders = core.configuration.extraHeaders.map { $0.lowercased() + ":" }
  }

  /// Runs the thread. Calls `started` once, with an error if it does not serve, and returns when it
  /// has ended.
  func main(started: (WebServerError?) -> Void) {
    LibraryLog.routed(to: core.configuration.log) {
      let error = open()
      started(error)
      if error == nil {
        serve()
        close()
      }
    }
  }

  private func open() -> WebServerError? {
    let user = Unmanaged.passUnretained(self).toOpaque()
    guard let library = LibraryContext(core.configuration, user: user) else {
      acceptor?.close()
      return creationError()
    }
    self.library = library
    guard acceptor?.open(library.vhost) != false else {
      close()
      return .system("libwebsockets refuses the listening socket")
    }
    core.inbox.open(library.context)
    return nil
  }

  private func creationError() -> WebServerError {
    if let error = EventLoopPlugin.error() { return error }
    guard let tls = core.configuration.tls else {
      return .system("libwebsockets cannot create a context")
    }
    return .badCertificate(path: tls.certificate, keyPath: tls.key)
  }

  private func serve() {
    guard let library else { return }
    while !isOver {
      let isSecondOver = library.turn(ticks: !connections.isEmpty || acceptor?.isResting == true)
      if isSecondOver { passSecond() }
      core.counters.update { $0.turns += 1 }
      runCommands()
      closeWasteful()
    }
  }

  private func passSecond() {
    dropLateHeads()
    acceptor?.endRest()
  }

  private var isOver: Bool { isAborting || isStopping && connections.isEmpty }

  /// Destroys the context, which closes every remaining connection with its callbacks.
  private func close() {
    core.inbox.close()
    acceptor?.close()
    endWatches()
    library?.destroy()
    library = nil
    freeIdentity()
    for connection in connections.values { connection.end() }
    connections = [:]
  }
}

// MARK: - Commands of other threads

extension ServiceLoop {
  /// Runs the commands of other threads, and the commands that follow from them: nothing else would
  /// wake this thread for the latter.
  private func runCommands() {
    repeat {
      core.inbox.take(into: &commands)
      for command in commands { run(command) }
    } while !commands.isEmpty
  }

  private func run(_ command: Command) {
    switch command {
    case .respond(let id, let serial, let response):
      connections[id]?.respond(response, serial: serial)
      library?.wake()
    case .flush(let id): connections[id]?.writeNow()
    case .read(let id):
      connections[id]?.followReading()
      library?.wake()
    case .drop(let id):
      connections[id]?.dropFurther()
      library?.wake()
    case .adopt(let socket, let answersOnce): adopt(socket, answersOnce)
    case .miss: miss()
    case .retire: isRetiring = true
    case .renewCertificate(let done): done(renewCertificate())
    case .beat: beat()
    case .stop: stop()
    case .abort: isAborting = true
    }
  }

  /// Serves a connection that another process has accepted.
  private func adopt(_ handed: HandedSocket, _ answersOnce: Bool) {
    guard let library, let descriptor = handed.take() else { return }
    Acceptor.sendAtOnce(descriptor)
    let address = SocketAddress.reading { getpeername(descriptor, $0, $1) == 0 }
    admit(descriptor, address?.host ?? "", library.vhost) { connection in
      connection.isHanded = true
      connection.answersOnce = answersOnce
    }
    library.wake()
  }

  private func miss() {
    core.counters.update { $0.refused += 1 }
    reportShortage()
  }

  private func beat() {
    let limit = core.configuration.beatsOfPatience
    // A copy: closed connections remove themselves.
    for connection in Array(connections.values) { connection.beat(limit: limit) }
  }

  private func stop() {
    guard !isStopping else { return }
    isStopping = true
    acceptor?.close()
    // A copy: closed connections remove themselves.
    for connection in Array(connections.values) { connection.serverStops() }
  }
}
