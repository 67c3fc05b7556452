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
  }

  private var writes: [End: [Write]] = [:]
  /// The times from a tap to its patch, or to the page that said that it may not have arrived.
  private(set) var waits = Samples()
  /// The number of lines that were lost.
  var losses = 0
  /// The number of lost lines after which the session went on, and of those after which the page
  /// got another session.
  var resumed = 0, mounted = 0
  /// The number of pages that showed less after that than before.
  var shrunk = 0

  func all(_ end: End) -> [Write] { writes[end] ?? [] }

  mutating func note(_ write: Write, _ end: End, after wait: Duration) {
    writes[end, default: []].append(write)
    waits.add(wait)
  }

  mutating func add(_ other: WritingStory) {
    writes.merge(other.writes) { $0 + $1 }
    waits.add(other.waits)
    losses += other.losses
    resumed += other.resumed
    mounted += other.mounted
    shrunk += other.shrunk
  }
}
