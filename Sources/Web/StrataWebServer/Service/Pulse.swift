/// Whether a WebSocket's peer still lives, told in beats: a state machine without a clock.
///
/// All sockets share one beat, so that those that were silent are asked in one turn of the server's
/// thread. Each turn looks at every connection: ten thousand sockets with a timer each took seven
/// tenths of a core while nobody did anything.
struct Pulse: Sendable, Equatable {
  enum Step: Equatable {
    case nothing
    case ping
    case hangUp
  }

  /// A ping waits for its turn to be sent.
  var owesPing = false
  private var silentBeats = 0

  /// The peer said something: a message, a part of one, or its answer to a ping.
  mutating func heard() { silentBeats = 0 }

  /// A beat has passed.
  ///
  /// - Parameter limit: Beats of silence after which the peer counts as dead.
  mutating func beat(limit: Int) -> Step {
    silentBeats += 1
    guard silentBeats <= limit else { return .hangUp }
    owesPing = silentBeats.isMultiple(of: 2)
    return owesPing ? .ping : .nothing
  }
}

extension WebServer.Configuration {
  /// Two beats make the longest silence that no ping ends.
  var beat: Duration { .seconds(pingSeconds) / 2 }
  var beatsOfPatience: Int { 2 * webSocketIdleSeconds / pingSeconds }
}
