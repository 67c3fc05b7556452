import Glibc

// MARK: - Sockets that send frames without content

extension ServiceLoop {
  /// The processor time of this thread after which some sockets are looked at, and their number: a
  /// look at one takes a microsecond, so that looking takes a sixtieth of what the thread does, and
  /// nobody waits for a look at all sockets.
  private static let work = Duration.milliseconds(2), count = 32

  /// Closes sockets whose peers send too much besides messages. An idle thread looks at none.
  func closeWasteful() {
    let used = Self.processorTime
    guard used - lookedAt > Self.work else { return }
    lookedAt = used
    let now = core.elapsed()
    if unseen.isEmpty { unseen = Array(connections.keys) }
    for id in unseen.suffix(Self.count) { connections[id]?.closeIfWasteful(at: now) }
    unseen.removeLast(min(Self.count, unseen.count))
  }

  /// The processor time of this thread.
  private static var processorTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}

extension Connection {
  /// Closes a socket whose peer sends too much besides messages. It is called only between two rounds
  /// of libwebsockets.
  fileprivate func closeIfWasteful(at now: Duration) {
    guard socket?.overhead?.isBearable(at: now) == false else { return }
    count { $0.refused += 1 }
    socket?.delegate.wasted()
    // Without a close frame: for that of the peer, all that it sends would be read.
    closeNow()
  }
}
