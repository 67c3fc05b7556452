/// The liveness of a WebSocket's peer, checked at regular beats: a state machine without a clock.
///
/// All sockets share one beat, so that all silent ones are pinged in one turn of the server's
/// thread. Each turn looks at every connection: ten thousand sockets with a timer for each used 70
/// % of a core while all were idle.
struct Pulse: Sendable, Equatable {
  enum Step: Equatable {
    case nothing
    case ping
    case hangUp
  }

  /// A Boolean value that indicates whether a ping is to be sent.
  var owesPing = false
  private var silentBeats = 0

  /// Records that the peer sent something: a message, a part of a message, or a pong.
  mutating func heard() { silentBeats = 0 }

  /// Records a beat, and returns what to do.
  ///
  /// - Parameter limit: The number of silent beats after which the peer counts as dead.
  mutating func beat(limit: Int) -> Step {
    silentBeats += 1
    guard silentBeats <= limit else { return .hangUp }
    owesPing = silentBeats.isMultiple(of: 2)
    return owesPing ? .ping : .nothing
  }
}

extension WebServer.Configuration {
  /// The time between two beats. A peer is pinged after two beats of silence.
  var beat: Duration { .seconds(pingSeconds) / 2 }
  var beatsOfPatience: Int { 2 * webSocketIdleSeconds / pingSeconds }
}
