import Foundation
public import StrataDeviceServices
public import StrataViewTree
public import StrataWire
import Synchronization

/// All sessions of a process. A session is created for a page, resumed by the page's socket, and
/// ended when it is abandoned.
@MainActor public final class SessionHolder {
  /// The limits on the resources that visitors can use.
  public struct Limits: Sendable {
    /// The maximum number of sessions.
    public var sessions = 20_000
    /// The maximum number of sessions per device; as many more may be loading their pages.
    public var sessionsPerDevice = 24
    /// The maximum number of sessions whose page has no socket. Robots and visitors without scripts
    /// leave such sessions behind.
    public var parkedSessions = 2_000
    /// The maximum time that a first page waits for its data, unless the process is behind with its
    /// work (``SessionTime``), or the page of another session is shown meanwhile.
    public var patience = Duration.milliseconds(150)
    /// The time for which the changes of a page that still loads are gathered before they are drawn
    /// together, unless its last task ends earlier.
    public var gathering = Duration.milliseconds(8)

    /// Creates the default limits of a process's sessions.
    public init() {}
  }

  /// The counters of all sessions.
  public private(set) var statistics = SessionStatistics()
  /// A closure that receives the processor time that evaluating and encoding a patch took.
  public var onPatch: (Duration) -> Void = { _ in }
  /// A closure that performs work of a device in a later turn of it. The sessions then draw the
  /// changes that no event has made in such turns. `nil` if devices take no turns.
  public var turnLater: ((DeviceID, _ work: @escaping @MainActor @Sendable () -> Void) -> Void)?
  private let application: Application
  private let limits: Limits
  private let clock: any Clock<Duration>
  private let elapsed: () -> Duration
  private let makeToken: () -> String
  private let meter: WorkMeter
  private(set) var sessions = SessionRegister() {
    didSet { counted.store(sessions.count, ordering: .relaxed) }
  }
  private nonisolated let counted = Atomic(0)

  /// Creates a holder without sessions.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - limits: The limits on the resources of visitors.
  ///   - clock: The clock of all time limits.
  ///   - meter: Measures the processor time that each device uses.
  ///   - makeToken: Returns a new identifier of a session, which must not be guessable.
  public init<C: Clock<Duration>>(
    _ application: Application, limits: Limits = Limits(), clock: C,
    meter: WorkMeter = WorkMeter(), makeToken: @escaping () -> String
  ) {
    self.application = application
    self.meter = meter
    self.limits = limits
    self.clock = clock
    self.makeToken = makeToken
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
  }

  /// The number of sessions.
  public var count: Int { sessions.count }

  /// The number of sessions. It can be read without waiting for the main actor.
  public nonisolated var latestCount: Int { counted.load(ordering: .relaxed) }

  /// Returns whether a device has an open page.
  ///
  /// - Parameter device: The device.
  public func hasSession(of device: DeviceID) -> Bool { sessions.count(of: device) > 0 }

  /// Returns the devices of all connected windows.
  public func windows() -> [Device] {
    sessions.all.filter { $0.phase.state == .connected }.map(\.device)
  }

  /// Creates a session and draws its first page. The session is parked until its socket connects.
  public func open(device: Device, url: String, language: String) async -> OpenedPage {
    await finish(begin(device: device, url: url, language: language))
  }

  /// Creates a session for a page and begins its tasks.
  ///
  /// - Parameters:
  ///   - device: The device of the visitor.
  ///   - url: The address that the visitor asks for.
  ///   - language: The visitor's language as a BCP 47 tag.
  ///   - opensGeo: Whether the visitor's device opens `geo:` addresses in its own maps.
  /// - Returns: The session, whose first page is not drawn yet.
  public func begin(
    device: Device, url: String, language: String, opensGeo: Bool = false
  ) -> LiveSession {
    let session = make(device: device, url: url, language: language, opensGeo: opensGeo)
    session.begin()
    return session
  }

  /// Waits a moment for the tasks of a session's first page, and draws it.
  public func finish(_ session: LiveSession) async -> OpenedPage {
    await settle(session)
    return show(session)
  }

  /// Waits a moment for the tasks of a session's first page.
  public func settle(_ session: LiveSession) async {
    await session.settleDown(patience: limits.patience)
  }

  /// Draws the first page of a session. The session is parked until its socket connects.
  public func show(_ session: LiveSession) -> OpenedPage {
    let page = session.firstPage()
    session.isLoading = false
    statistics.pages += 1
    let location = session.window.location
    return OpenedPage(
      token: session.token, page: page, title: location.title,
      isUnderstood: location.isUnderstood,
      isRefused: location.isRefused && !location.isOpenToAll,
      isSettled: session.window.tree.isAtRest, isOver: session.phase.state == .ended)
  }

  /// Returns the content of a device's open window at an address, for offline use; `nil` if no
  /// window shows it.
  ///
  /// No session is created. Presentations are omitted, since they could not be closed.
  public func look(device: DeviceID, url: String) -> OpenedPage? {
    let asked = url.removingPercentEncoding
    let session = sessions.all(of: device).last {
      $0.phase.state == .connected && $0.window.location.address.removingPercentEncoding == asked
    }
    guard let session else { return nil }
    var page = session.look()
    page.contents[1] = ""
    return OpenedPage(
      token: "kept", page: page, title: session.window.location.title, isUnderstood: true,
      isRefused: false, isSettled: session.window.tree.isAtRest)
  }

  /// Ends the session of a page that will not be shown.
  public func discard(_ page: OpenedPage) { end(page.token) }

  /// Ends a session whose page will not be drawn.
  public func discard(_ session: LiveSession) { end(session.token) }

  /// Connects a socket with the session that it names, or with a new session for the same page.
  ///
  /// - Returns: `nil` if the new session was ended before it had begun; then the socket is closed.
  public func connect(
    _ peer: any SessionPeer, hello: ClientMessage.Hello, device: Device, language: String,
    opensGeo: Bool = false
  ) async -> LiveSession? {
    if let session = resumed(peer, hello, device) { return session }
    let url = hello.url.hasPrefix("/") ? hello.url : "/"
    let session = begin(device: device, url: url, language: language, opensGeo: opensGeo)
    await session.settleDown(patience: limits.patience, isShown: true)
    session.isLoading = false
    guard session.adopt(peer) else {
      peer.close(.noRoom, reason: "the server has too many sessions")
      return nil
    }
    adopt(session)
    statistics.mounted += 1
    return session
  }

  private func resumed(
    _ peer: any SessionPeer, _ hello: ClientMessage.Hello, _ device: Device
  ) -> LiveSession? {
    guard let session = sessions[hello.token], session.device.id == device.id else { return nil }
    guard session.attach(peer, lastPatch: hello.lastPatch) else {
      // The browser cannot be brought up to date: a new session replaces this one.
      end(hello.token)
      return nil
    }
    adopt(session)
    statistics.resumed += 1
    return session
  }

  /// Records that a session's socket has connected. If the device now has too many sessions, ends
  /// others.
  private func adopt(_ session: LiveSession) {
    session.lastUse = elapsed()
    sessions.adopt(session)
    let (device, now) = (session.device.id, session.lastUse)
    let isSpared: (LiveSession) -> Bool = { $0 === session || $0.phase.isFresh(now: now) }
    let others = sessions.all(of: device).count { !isSpared($0) && !$0.isLoading }
    guard others + 1 > limits.sessionsPerDevice else { return }
    setAside(sessions.weakest(of: device, sparing: isSpared))
  }

  /// Passes a message to a session. Returns `false` if the peer breaks the protocol.
  ///
  /// Once another socket has taken over the session, messages of the old one are ignored: the new
  /// one sends them again.
  public func receive(
    _ message: ClientMessage, for session: LiveSession, from peer: any SessionPeer
  ) -> Bool {
    guard session.isPeer(peer) else { return true }
    switch message {
    case .event(let event):
      session.lastUse = elapsed()
      return session.receive(event)
    case .acknowledgement(let number): return session.confirm(upTo: number)
    case .hello: return false
    }
  }

  /// Detaches a closed socket from its session, which is parked.
  public func disconnect(_ peer: any SessionPeer, from session: LiveSession) {
    if session.detach(peer, now: elapsed()) { sessions.drop(session) }
  }

  /// Counts a message that broke the protocol.
  public func countRefused() { statistics.refusedMessages += 1 }

  /// Ends the sessions that browsers have abandoned. Those that may still be resumed draw the
  /// changes that they have put off.
  ///
  /// - Complexity: O(*n*), where *n* is the number of sessions without a socket.
  public func sweep() {
    let now = elapsed()
    for session in sessions.withoutSocket where session.phase.isOver(now: now) {
      end(session.token)
    }
    for session in sessions.withoutSocket { session.flushPutOff() }
  }

  /// Ends all sessions, until the time limit is reached.
  public func endAll(within limit: Duration = .seconds(60)) {
    let start = elapsed()
    for session in sessions.all where elapsed() - start < limit { end(session.token) }
  }

  private func make(
    device: Device, url: String, language: String, opensGeo: Bool
  ) -> LiveSession {
    makeRoom(for: device.id)
    let session = LiveSession(
      application, token: makeToken(), device: device, url: url, language: language,
      opensGeo: opensGeo, time: SessionTime(clock: clock, elapsed: elapsed),
      gathering: limits.gathering, meter: meter)
    session.onStatistics = { [weak self] change in
      if let self { change(&self.statistics) }
    }
    session.onPatch = { [weak self] in self?.onPatch($0) }
    if let turnLater { session.turnLater = { turnLater(device.id, $0) } }
    sessions.park(session)
    return session
  }

  /// Ends sessions until there is room for one more: pages without a socket first, then
  /// disconnected windows, then hidden ones, then those unused for longest.
  private func makeRoom(for device: DeviceID) {
    let count = sessions.count(of: device)
    if count >= limits.sessionsPerDevice {
      // A window in sight ends once the new one has connected, and a page that still loads only if
      // there are twice as many sessions as the limit: otherwise many that load together would end
      // each other.
      let now = elapsed()
      let mayGo = sessions.weakest(of: device) { $0.isInSight || $0.phase.isFresh(now: now) }
      let mustGo = count >= 2 * limits.sessionsPerDevice ? sessions.weakest(of: device) : nil
      setAside(mayGo ?? mustGo)
    }
    if sessions.parkedCount >= limits.parkedSessions { setAside(sessions.oldestParked) }
    if sessions.count >= limits.sessions { setAside(sessions.weakest) }
  }

  private func setAside(_ session: LiveSession?) {
    if let session { sessions.remove(session.token)?.setAside() }
  }

  private func end(_ token: String?) {
    if let token { sessions.remove(token)?.end() }
  }
}
