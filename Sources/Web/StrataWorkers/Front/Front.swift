import Glibc
import StrataCWorkers
public import StrataWebServer

/// A process that accepts connections and hands each of them to one of its workers.
///
/// The front runs no code of the app. One thread does all its work, and never waits for a worker.
public final class Front {
  /// The settings of a front.
  public struct Configuration {
    /// The address to listen on (`host`), and the port; 0 for any free port.
    public var host: String, port: Int
    /// The descriptor of a listening socket that another program has opened, instead of one at the
    /// address and port; `nil` for none.
    public var listener: Int32?
    /// The number of workers; with ``Isolation/device``, the maximum number of devices.
    public var workers: Int
    /// The rule that says which visitors share a worker.
    public var isolation: Isolation
    /// The command line of the workers, with the program's name (`arguments`), and their
    /// environment variables.
    public var arguments: [String], environment: [String: String]
    /// A descriptor that becomes readable when the process is to end.
    public var endBell: Int32
    /// A descriptor that becomes readable when the workers are to be replaced; -1 for none.
    public var reloadBell: Int32 = -1
    /// A closure that returns the device that the values of `Cookie` headers identify; `nil` for a
    /// new visitor.
    public var identify: (_ cookies: [String]) -> String?
    /// A closure that returns the address of a visitor, from the connection's address and the values
    /// of `X-Forwarded-For`.
    public var visitor: (_ address: String, _ forwardedFor: [String]) -> String
    /// A closure that returns whether another new device may come from a visitor's address.
    public var admits: (_ visitor: String) -> Bool
    /// A closure that returns the network for which the worker of a visitor counts, by the visitor's
    /// address; `nil` for an address that may have all workers. It is used with
    /// ``Isolation/device``.
    public var origin: (_ visitor: String) -> String?
    /// A closure that returns whether the server has the name for which a request asks. The request
    /// has the address of the connection, and the headers `Host`, `X-Forwarded-For` and
    /// `X-Forwarded-Proto`.
    public var serves: (_ request: HTTPRequest) -> Bool
    /// A closure that returns the header fields that the front's answer to a request has besides
    /// those of all answers. The request is as for ``serves``.
    public var fields: (_ request: HTTPRequest) -> HTTPHeaders
    /// The journal that gives IDs to the requests that the front answers itself; `nil` for none. Their
    /// headers are as for ``serves``, with `X-Request-ID`.
    public var journal: WebServer.Journal?
    /// A closure that returns the environment variables that a worker has for itself, by the worker's
    /// number; `nil` if the worker cannot be started now. It is called before the start.
    public var prepare: (_ worker: Int) -> [String: String]?
    /// A closure that is called with the number of a worker whose process has ended.
    public var ended: (_ worker: Int) -> Void
    /// A closure that returns the metrics of the front's process, in Prometheus' text format.
    public var figures: () -> String
    /// A closure that is called with the port once the first worker serves.
    public var opened: (_ port: Int) -> Void
    /// A closure that receives sentences for the operator.
    public var report: (String) -> Void
    /// A closure that is called, at most every ten minutes, when the front has no descriptor left
    /// for a new connection; see ``StrataWebServer/WebServer/Configuration/shortage``.
    public var shortage: () -> Void

    /// Creates the settings of a front that knows no devices and reports nothing.
    ///
    /// - Parameters:
    ///   - host: The address to listen at.
    ///   - port: The port; 0 for any free one.
    ///   - workers: The number of workers.
    ///   - isolation: The visitors that share a worker.
    ///   - arguments: The command line of the workers.
    ///   - environment: The environment of the workers.
    ///   - endBell: A descriptor that becomes readable when the process is to end.
    public init(
      host: String, port: Int, workers: Int, isolation: Isolation = .shared, arguments: [String],
      environment: [String: String], endBell: Int32
    ) {
      (self.host, self.port, self.workers, self.isolation) = (host, port, workers, isolation)
      (self.arguments, self.environment, self.endBell) = (arguments, environment, endBell)
      (identify, visitor) = ({ _ in nil }, { address, _ in address })
      (admits, origin) = ({ _ in true }, { _ in nil })
      (prepare, ended) = ({ _ in [:] }, { _ in })
      (serves, fields) = ({ _ in true }, { _ in HTTPHeaders() })
      (opened, report, shortage, figures) = ({ _ in }, { _ in }, {}, { "" })
    }
  }

  /// The time within which a head must arrive.
  static let headLimit = Duration.seconds(20)
  /// The maximum time for which a connection waits for a worker.
  static let waitLimit = Duration.seconds(10)

  let configuration: Configuration
  var fleet: Fleet
  var processes: [WorkerID: WorkerProcess] = [:]
  /// The workers that had no room for another worker's change.
  var uninformed: Set<WorkerID> = []
  var callers: [Caller] = []
  var scrapes: [Scrape] = []
  var scrapeNumber = 0
  var lastStatus: Int32 = 1
  /// The exit code with which the process is to end; `nil` while it continues.
  var result: Int32?
  let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Channel.limit, alignment: 16)
  private let program: String
  private let clock = ContinuousClock()
  private let start = ContinuousClock().now
  let socket: ListeningSocket
  /// The number of descriptors that the process might have when it started.
  let descriptors: Int
  private var isListening = false
  /// A reserve descriptor, which is closed for a moment when no descriptors are left; -1 if there
  /// was none for it. See ``turnAway()``.
  var spare = Front.openSpare()
  /// A Boolean value that indicates whether new connections wait until ``endRest()``.
  var isResting = false
  /// The time before which a lack of descriptors is not reported again.
  var nextReport = Duration.zero
  private var nextTick = Duration.seconds(1)

  /// Creates a front and binds its port; nothing is accepted before ``run()``.
  ///
  /// - Parameter configuration: The settings.
  /// - Throws: ``StrataWebServer/WebServerError`` if the port cannot be bound.
  public convenience init(_ configuration: Configuration) throws(WebServerError) {
    try self.init(configuration, program: Self.programPath)
  }

  /// Creates a front whose workers run the program at a path.
  init(_ configuration: Configuration, program: String) throws(WebServerError) {
    self.configuration = configuration
    socket =
      if let listener = configuration.listener {
        try ListeningSocket(inherited: listener)
      } else {
        try ListeningSocket(host: configuration.host, port: configuration.port, listens: false)
      }
    let settings = Fleet.Settings(
      count: configuration.workers, isolation: configuration.isolation)
    fleet = Fleet(settings)
    let limit = sysconf(Int32(_SC_OPEN_MAX))
    descriptors = limit > 0 ? limit : 1_024
    self.program = program
  }

  /// The path of this program; after an update, the file there is a newer program.
  private static var programPath: String {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink("/proc/self/exe", &path, Int(PATH_MAX))
    return count > 0
      ? String(decoding: path[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      : "/proc/self/exe"
  }

  /// The path of the program to start as a worker: the file at this program's path, or this program
  /// itself if that file is gone.
  var workerProgram: String { access(program, X_OK) == 0 ? program : "/proc/self/exe" }

  /// The time since the front has started.
  var now: Duration { start.duration(to: clock.now) }

  /// Starts the workers, and serves until the process is to end.
  ///
  /// - Returns: The process's exit code: 0 after a signal, or that of the first worker if it could
  ///   not start.
  public func run() -> Int32 {
    // A log that nobody reads any more must not end all workers. They start with default signals.
    signal(SIGPIPE, SIG_IGN)
    perform(fleet.refill(at: now))
    while result == nil { turn() }
    return result ?? 1
  }

  /// Accepts connections from now on. Until a worker serves, the system refuses them at once, so
  /// that a proxy asks another server instead of waiting for this one.
  func beginListening() {
    do {
      try socket.listen(host: configuration.host)
    } catch {
      configuration.report("\(error)")
      result = 1
      return
    }
    isListening = true
    configuration.opened(socket.port)
  }

  private func turn() {
    var polled = watched()
    let wait = max(Duration.zero, nextTick - now)
    let milliseconds = Int32(wait / .milliseconds(1)) + 1
    watch(&polled, for: milliseconds)
    let ready = Dictionary(
      polled.filter { $0.revents != 0 }.map { ($0.fd, $0.revents) }, uniquingKeysWith: { $1 })
    if rings(configuration.endBell, ready) { end() }
    if rings(configuration.reloadBell, ready) { perform(fleet.reload(at: now)) }
    receiveAll()
    for caller in callers where ready[caller.descriptor] != nil {
      advance(caller, Int32(ready[caller.descriptor] ?? 0))
    }
    // After the others: a new connection may get the descriptor of one that ended in this turn.
    if isListening, ready[socket.descriptor] != nil { accept() }
    retryWaiting()
    if now >= nextTick { tick() }
  }

  /// Waits until one of the descriptors has an event, or the time is over. The system refuses to
  /// watch more of them than the process may have, which are fewer than it has once the limit was
  /// lowered; the first ones are then watched.
  private func watch(_ polled: inout [pollfd], for milliseconds: Int32) {
    guard poll(&polled, nfds_t(polled.count), milliseconds) < 0, errno == EINVAL else { return }
    let limit = max(0, sysconf(Int32(_SC_OPEN_MAX)))
    _ = poll(&polled, nfds_t(min(polled.count, limit)), milliseconds)
  }

  private func watched() -> [pollfd] {
    var polled = [configuration.endBell, configuration.reloadBell].map { pollfd($0, POLLIN) }
    if isListening, !isResting { polled.append(pollfd(socket.descriptor, POLLIN)) }
    polled += processes.values.map { pollfd($0.channel.descriptor, POLLIN) }
    polled += callers.map { caller in
      switch caller.state {
      case .reading where caller.isResting: pollfd(caller.descriptor, Self.halfClosed)
      case .reading: pollfd(caller.descriptor, POLLIN | Self.halfClosed)
      case .waiting, .asking: pollfd(caller.descriptor, 0)
      case .writing: pollfd(caller.descriptor, POLLOUT)
      }
    }
    return polled
  }

  /// The event `POLLRDHUP`: the peer sends nothing any more.
  static let halfClosed: Int32 = 0x2000

  private func rings(_ bell: Int32, _ ready: [Int32: Int16]) -> Bool {
    guard ready[bell] != nil else { return false }
    var count: UInt64 = 0
    return read(bell, &count, MemoryLayout<UInt64>.size) > 0
  }

  private func end() {
    if isListening { close(socket.descriptor) }
    isListening = false
    callers.removeAll { $0.state == .reading }
    for caller in callers where isWaiting(caller) { answer(caller, .unready) }
    perform(fleet.end(at: now))
  }

  private func tick() {
    nextTick = max(nextTick + .seconds(1), now)
    perform(fleet.tick(at: now))
    endScrapes { $0.until <= now }
    for caller in callers { caller.isResting = false }
    endRest()
    dropLate(at: now)
  }

  /// Closes the connections whose head has not arrived in time, and refuses those for which no
  /// worker was found in time.
  func dropLate(at now: Duration) {
    callers.removeAll { !isWaiting($0) && $0.since + Self.headLimit <= now }
    for caller in callers where isWaiting(caller) && caller.since + Self.waitLimit <= now {
      answer(caller, .unready)
    }
  }

  deinit {
    buffer.deallocate()
    if spare >= 0 { close(spare) }
  }
}

extension pollfd {
  fileprivate init(_ descriptor: Int32, _ events: Int32) {
    self.init(fd: descriptor, events: Int16(events), revents: 0)
  }
}
