/// A time limit for a blocking call.
///
///     let deadline = Deadline.after(.seconds(2))
///     deadline.milliseconds    // 2000, then less and less, at last 0
struct Deadline: Sendable {
  private let moment: ContinuousClock.Instant

  static func after(_ time: Duration) -> Deadline { Deadline(moment: .now.advanced(by: time)) }

  var left: Duration { max(.zero, ContinuousClock.now.duration(to: moment)) }

  /// The remaining milliseconds, as `poll` takes them. They are rounded up, so that the last one is
  /// not spent in a busy loop.
  var milliseconds: Int32 {
    let (seconds, attoseconds) = left.components
    let total = seconds * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(clamping: total)
  }

  var hasPassed: Bool { left == .zero }
}

/// The default time limit of this module's calls: long enough for a slow machine, and only used up
/// by failing tests.
public let patience = Duration.seconds(120)

/// The time without any activity in a page after which a wait fails. A server that shares its main
/// thread with sixteen busy tests took more than half a minute to answer.
public let quietTime = Duration.seconds(90)
