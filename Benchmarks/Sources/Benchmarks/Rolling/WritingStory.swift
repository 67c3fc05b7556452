/// Records the values that visitors have sent, and which of them were shown, stored or lost.
struct WritingStory {
  /// A value of a visitor.
  struct Write: Hashable {
    var visitor: Int
    var value: Int
  }

  /// The end of a tap for the visitor.
  enum End {
    /// The page has shown the value as stored.
    case shown
    /// The page said that it may not have arrived.
    case told
    /// The page never said anything, since its session was gone after it had confirmed the event.
    case silent
    /// There was no answer until the end.
    case unanswered
  }

  /// The time from a tap to its patch, or to the page that said that it may not have arrived.
  struct Wait {
    var start: ContinuousClock.Instant
    var end: ContinuousClock.Instant
  }

  private var writes: [End: [Write]] = [:]
  private(set) var waits: [Wait] = []
  /// The number of lines that were lost.
  var losses = 0
  /// The number of lost lines after which the session went on, and of those after which the page
  /// got another session.
  var resumed = 0, mounted = 0
  /// The times that lost lines needed to connect again.
  var stages = LineStages()
  /// The number of pages that showed less after that than before.
  var shrunk = 0

  func all(_ end: End) -> [Write] { writes[end] ?? [] }

  /// The lengths of the waits.
  var lengths: Samples {
    waits.reduce(into: Samples()) { $0.add($1.end - $1.start) }
  }

  /// Returns the longest wait that a disturbance at one of the given times has prolonged, and that
  /// none before it has: the first one within a wait, or else the last one before it.
  func longest(
    after times: Set<ContinuousClock.Instant>, of all: [ContinuousClock.Instant]
  ) -> Duration {
    waits.lazy
      .filter { wait in
        let cause = all.first { $0 >= wait.start && $0 <= wait.end }
        return (cause ?? all.last { $0 <= wait.start }).map(times.contains) ?? false
      }
      .map { $0.end - $0.start }.max() ?? .zero
  }

  mutating func note(
    _ write: Write, _ end: End, from start: ContinuousClock.Instant,
    to now: ContinuousClock.Instant
  ) {
    writes[end, default: []].append(write)
    waits.append(Wait(start: start, end: now))
  }

  mutating func add(_ other: WritingStory) {
    writes.merge(other.writes) { $0 + $1 }
    waits += other.waits
    losses += other.losses
    stages.add(other.stages)
    resumed += other.resumed
    mounted += other.mounted
    shrunk += other.shrunk
  }
}
