/// Finds out whether a worker's main actor answers.
///
/// The type counts the front's beats, one each second, instead of comparing times: after a pause of
/// the whole machine, the worker still has the full time to answer.
struct Heartbeat: Equatable {
  /// The number of beats without an answer after which a worker is considered to hang.
  static let limit = 5
  /// The number of beats after the start in which a worker may answer more slowly, since its first
  /// pages load data that later pages share.
  static let warmUp = 30
  /// The number of beats without an answer after which a worker is considered to hang, during the
  /// warm-up.
  static let warmUpLimit = 15

  /// The number of beats without an answer after which new visitors are sent to other workers.
  static let lateness = 2

  private var age = 0
  private var missed = 0

  /// A Boolean value that indicates whether the worker takes long to answer.
  var isLate: Bool { missed > Self.lateness }

  /// Records that the other side has answered.
  mutating func answered() { missed = 0 }

  /// Counts a beat, of which there is one each second. Returns whether the worker hangs; if not,
  /// the front must send it a ping.
  mutating func beat() -> Bool {
    age += 1
    missed += 1
    return missed > (age <= Self.warmUp ? Self.warmUpLimit : Self.limit)
  }
}
