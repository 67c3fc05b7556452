/// The times that lost lines needed to connect again, in parts.
struct LineStages {
  typealias Instant = ContinuousClock.Instant

  /// From the loss until the attempt that succeeded.
  private(set) var pauses = Samples()
  /// From the beginning of that attempt until the server had upgraded it to a WebSocket.
  private(set) var upgrades = Samples()
  /// From there until the server had accepted the page.
  private(set) var greetings = Samples()

  mutating func note(lost: Instant, begun: Instant, upgraded: Instant, accepted: Instant) {
    pauses.add(begun - lost)
    upgrades.add(upgraded - begun)
    greetings.add(accepted - upgraded)
  }

  mutating func add(_ other: LineStages) {
    pauses.add(other.pauses)
    upgrades.add(other.upgrades)
    greetings.add(other.greetings)
  }
}
