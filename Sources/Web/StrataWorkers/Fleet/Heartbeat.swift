/// Finds out whether a worker's main actor answers.
///
/// It counts the front's beats instead of comparing times: after a pause of the whole machine, the
/// worker gets as long as ever to answer.
struct Heartbeat: Equatable {
  /// The number of beats without an answer after which a worker hangs.
  static let limit = 5
  /// The number of beats after the start in which a worker may be slower: the first pages load what
  /// later ones share.
  static let warmUp = 30
  /// The limit in that time.
  static let warmUpLimit = 15

  /// The number of beats without an answer after which newcomers are sent elsewhere.
  static let lateness = 2

  private var age = 0
  private var missed = 0

  /// A Boolean value that indicates whether the worker takes long to answer.
  var isLate: Bool { missed > Self.lateness }

  /// Records an answer.
  mutating func answered() { missed = 0 }

  /// Counts a beat, of one each second. Returns whether the worker hangs; otherwise it is to be
  /// asked.
  mutating func beat() -> Bool {
    age += 1
    missed += 1
    return missed > (age <= Self.warmUp ? Self.warmUpLimit : Self.limit)
  }
}
