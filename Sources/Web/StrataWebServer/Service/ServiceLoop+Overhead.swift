import Glibc

// MARK: - Sockets that send frames without content

extension ServiceLoop {
  /// The processor time of this thread after which sockets are looked at, and for each socket: a look
  /// takes about a microsecond, so that looking takes at most a fiftieth of what the thread does.
  private static let work = Duration.milliseconds(2), workOfSocket = Duration.microseconds(50)

  /// Closes the sockets whose peers send too much besides messages. An idle thread looks at none.
  func closeWasteful() {
    let used = Self.processorTime
    guard used - lookedAt > Self.work + Self.workOfSocket * connections.count else { return }
    lookedAt = used
    let now = core.elapsed()
    // A copy: closed connections remove themselves.
    for connection in Array(connections.values) { connection.closeIfWasteful(at: now) }
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
