/// Where a session stands in its life, and when it is over.
///
/// A state machine without a clock: it is told what happens and when, and says what follows.
struct SessionPhase: Equatable {
  enum State: Equatable {
    /// The page was sent; no socket has come for it yet.
    case parked(since: Duration)
    case connected
    /// The socket went; it may come back.
    case dropped(since: Duration)
    case ended
  }

  /// How long a page may wait for its socket.
  static let parkingTime = Duration.seconds(15)
  /// How long a lost socket may take to come back.
  static let returnTime = Duration.seconds(60)

  private(set) var state: State

  init(now: Duration) { state = .parked(since: now) }

  /// A socket comes. `false` if it is too late.
  mutating func connect() -> Bool {
    guard state != .ended else { return false }
    state = .connected
    return true
  }

  mutating func drop(now: Duration) {
    if state == .connected { state = .dropped(since: now) }
  }

  /// Where room is needed, the session of the lowest rank goes first.
  var rank: Int {
    switch state {
    case .ended: 0
    case .parked: 1
    case .dropped: 2
    case .connected: 3
    }
  }

  /// Whether nobody is coming any more.
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
