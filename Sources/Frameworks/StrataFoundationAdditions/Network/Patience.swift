/// The growing pauses between attempts until a limit.
struct Patience {
  private static let longest = Duration.seconds(15)

  private var limit: Duration
  private let elapsed: () -> Duration
  private var pause = Duration.milliseconds(100)
  /// The time at which the current break began; `nil` outside of a break.
  private var breakStart: Duration?

  /// Creates the pauses of a task.
  ///
  /// - Parameters:
  ///   - limit: The time after which there is no further attempt.
  ///   - elapsed: Returns the time since the task's start.
  init(limit: Duration, elapsed: @escaping () -> Duration) {
    (self.limit, self.elapsed) = (limit, elapsed)
  }

  /// Returns how long to wait before the next attempt, the last of which is at the limit; `nil`
  /// after it.
  mutating func next() -> Duration? {
    let left = limit - elapsed()
    guard left > .zero else { return nil }
    defer { pause = min(pause * 2, Self.longest) }
    return min(pause, left)
  }

  /// Begins a break, whose time does not count.
  mutating func beginBreak() {
    if breakStart == nil { breakStart = elapsed() }
  }

  /// Ends the break, if there is one.
  mutating func endBreak() {
    guard let start = breakStart else { return }
    limit += elapsed() - start
    breakStart = nil
  }
}

extension Clock where Duration == Swift.Duration {
  /// Begins to measure the time, and returns a function that returns the time since then.
  func stopwatch() -> () -> Swift.Duration {
    let start = now
    return { start.duration(to: now) }
  }
}
