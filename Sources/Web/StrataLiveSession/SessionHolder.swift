import Foundation
public import StrataDeviceServices
public import StrataViewTree
public import StrataWire
import Synchronization

/// All sessions of a process: made for a page, found again by its socket, ended when nobody comes.
@MainActor public final class SessionHolder {
  /// Bounds on what visitors can make the server keep.
  public struct Limits: Sendable {
    public var sessions = 20_000
    public var sessionsPerDevice = 24
    /// Pages whose socket has not come yet: what visitors without scripts and robots leave behind.
    public var parkedSessions = 2_000
    /// How long a first page waits for the data it begins to load.
    public var patience = Duration.milliseconds(150)

    public init() {}
  }

  public private(set) var statistics = SessionStatistics()
  private let application: Application
  private let limits: Limits
  private let clock: any Clock<Duration>
  private let elapsed: () -> Duration
  private let makeToken: () -> String
  private(set) var sessions = SessionRegister() {
    didSet { counted.store(sessions.count, ordering: .relaxed) }
  }
  private nonisolated let counted = Atomic(0)

  public init<C: Clock<Duration>>(
    _ application: Application, limits: Limits = Limits(), clock: C,
    makeToken: @escaping () -> String
  ) {
    self.application = application
    self.limits = limits
    self.clock = clock
    self.makeToken = makeToken
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
  }

  public var count: Int { sessions.count }

  /// How many sessions there are, for those who may not wait for the main actor.
  public nonisolated var latestCount: Int { counted.load(ordering: .relaxed) }

  /// All devices as their open windows see them: those whose browser is there now.
  public func windows() -> [Device] {
    sessions.all.filter { $0.phase.state == .connected }.map(\.device)
  }

  /// A new session with its first page drawn, parked until its socket comes.
  public func open(device: Device, url: String, language: String) async -> OpenedPage {
    let session = make(device: device, url: url, language: language)
    let page = await session.firstPage(patience: limits.patience, clock: clock)
    session.isLoading = false
    statistics.pages += 1
    let location = session.window.location
    return OpenedPage(
      token: session.token, page: page, title: location.title,
      isUnderstood: location.isUnderstood,
      isRefused: location.isRefused && !location.isOpenToAll,
      isSettled: session.window.tree.runningTasks == 0, isOver: session.phase.state == .ended)
  }

  /// What an open window of a device shows at an address, to be kept for when there is no connection;
  /// `nil` where no window is there.
  ///
  /// Nothing is begun for it. What stands before the page is left out: nobody could close it.
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
      isRefused: false, isSettled: session.window.tree.runningTasks == 0)
  }

  /// Ends a session whose page nobody will show.
  public func discard(_ page: OpenedPage) { end(page.token) }

  /// Connects a socket with the session it asks for, or with a new one behind the same page.
  ///
  /// - Returns: `nil` if the server ended the new session before it had begun; the socket is
  ///   closed then.
  public func connect(
    _ peer: any SessionPeer, hello: ClientMessage.Hello, device: Device, language: String
  ) async -> LiveSession? {
    if let session = resumed(peer, hello, device) { return session }
    let url = hello.url.hasPrefix("/") ? hello.url : "/"
    let session = make(device: device, url: url, language: language)
    await session.settleDown(patience: limits.patience, clock: clock)
    session.isLoading = false
    guard session.adopt(peer) else {
      peer.close(.noRoom, reason: "there is no room")
      return nil
    }
    sessions.adopt(session)
    statistics.mounted += 1
    return session
  }

  private func resumed(
    _ peer: any SessionPeer, _ hello: ClientMessage.Hello, _ device: Device
  ) -> LiveSession? {
    guard let session = sessions[hello.token], session.device.id == device.id else { return nil }
    guard session.attach(peer, lastPatch: hello.lastPatch) else {
      // The browser cannot be brought up to date: a new session takes this one's place.
      end(hello.token)
      return nil
    }
    sessions.adopt(session)
    statistics.resumed += 1
    return session
  }

  /// Hands a message to a session. `false` if the peer breaks the protocol.
  ///
  /// What a socket still says after another took its session over comes again from that one.
  public func receive(
    _ message: ClientMessage, for session: LiveSession, from peer: any SessionPeer
  ) -> Bool {
    guard session.isPeer(peer) else { return true }
    switch message {
    case .event(let event): return session.receive(event)
    case .acknowledgement(let number): return session.confirm(upTo: number)
    case .hello: return false
    }
  }

  public func disconnect(_ peer: any SessionPeer, from session: LiveSession) {
    session.detach(peer, now: elapsed())
  }

  public func countRefused() { statistics.refusedMessages += 1 }

  /// Ends the sessions that nobody will come back to.
  public func sweep() {
    let now = elapsed()
    for session in sessions.all where session.phase.isOver(now: now) { end(session.token) }
  }

  public func endAll() {
    for session in sessions.all { end(session.token) }
  }

  private func make(device: Device, url: String, language: String) -> LiveSession {
    makeRoom(for: device.id)
    let session = LiveSession(
      application, token: makeToken(), device: device, url: url, language: language,
      now: elapsed())
    session.onStatistics = { [weak self] change in
      if let self { change(&self.statistics) }
    }
    sessions.park(session)
    return session
  }

  /// Pages that wait for their socket go first, then windows that lost it, then hidden ones, then the
  /// oldest.
  private func makeRoom(for device: DeviceID) {
    if sessions.count(of: device) >= limits.sessionsPerDevice {
      setAside(sessions.weakest(of: device))
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
