/// A moment after which a blocking call gives up.
///
///     let deadline = Deadline.after(.seconds(2))
///     deadline.milliseconds    // 2000, then less and less, at last 0
struct Deadline: Sendable {
  private let moment: ContinuousClock.Instant

  static func after(_ time: Duration) -> Deadline { Deadline(moment: .now.advanced(by: time)) }

  var left: Duration { max(.zero, ContinuousClock.now.duration(to: moment)) }

  /// The time left as `poll` wants it, rounded up so that a last millisecond is not spent spinning.
  var milliseconds: Int32 {
    let (seconds, attoseconds) = left.components
    let total = seconds * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(clamping: total)
  }

  var hasPassed: Bool { left == .zero }
}

/// How long the calls of this module wait when a test names no time: long enough for a busy
/// machine, and only ever used up by a test that fails.
public let patience = Duration.seconds(120)

/// How long nothing may happen in a page before a wait for something in it ends as failed. Longer
/// than a server takes to answer that shares its main thread with sixteen busy tests, which was seen
/// to be more than half a minute.
public let quietTime = Duration.seconds(90)
