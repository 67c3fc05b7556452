/// The phase of a session: waiting for its socket, connected, disconnected, or ended, with the time
/// limits.
///
/// A state machine without a clock: the caller passes the time.
struct SessionPhase: Equatable {
  enum State: Equatable {
    /// The page was sent, but its socket has not connected yet.
    case parked(since: Duration)
    case connected
    /// The socket was closed; the browser may reconnect.
    case dropped(since: Duration)
    case ended
  }

  /// The maximum time that a page waits for its socket.
  static let parkingTime = Duration.seconds(15)
  /// The time for which a page without a socket is assumed to be loading in its browser, so that
  /// its session is not ended to make room.
  static let loadingTime = Duration.seconds(10)
  /// The maximum time that a lost socket may take to reconnect.
  static let returnTime = Duration.seconds(60)

  private(set) var state: State

  init(now: Duration) { state = .parked(since: now) }

  /// Records that a socket connects. Returns `false` if the session has ended.
  mutating func connect() -> Bool {
    guard state != .ended else { return false }
    state = .connected
    return true
  }

  mutating func drop(now: Duration) {
    if state == .connected { state = .dropped(since: now) }
  }

  /// The priority of the session. If there are too many sessions, that of the lowest rank ends
  /// first.
  var rank: Int {
    switch state {
    case .ended: 0
    case .parked: 1
    case .dropped: 2
    case .connected: 3
    }
  }

  /// A Boolean value that indicates whether the socket was lost and may come back.
  var isDropped: Bool {
    if case .dropped = state { true } else { false }
  }

  /// Returns whether the page is probably still loading in its browser.
  func isFresh(now: Duration) -> Bool {
    if case .parked(let since) = state { now - since <= Self.loadingTime } else { false }
  }

  /// Returns whether the time limit of the phase has passed.
  func isOver(now: Duration) -> Bool {
    switch state {
    case .parked(let since): now - since > Self.parkingTime
    case .dropped(let since): now - since > Self.returnTime
    case .connected: false
    case .ended: true
    }
  }

  mutating func end() { state = .ended }
}
