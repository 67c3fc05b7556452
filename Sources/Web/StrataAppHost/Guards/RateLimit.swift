/// Limits the messages of a peer, with a token bucket.
///
/// A browser that reconnects sends at once what it kept, at most 501 events; nobody taps or types
/// more than a few times a second.
struct RateLimit {
  static let burst = 600.0
  static let perSecond = 200.0

  private var left = burst
  private var lastRefill: Duration

  init(now: Duration) { lastRefill = now }

  /// Takes a token. Returns `false` if there is none.
  mutating func allows(at now: Duration) -> Bool {
    left = min(Self.burst, left + (now - lastRefill) / .seconds(1) * Self.perSecond)
    lastRefill = now
    guard left >= 1 else { return false }
    left -= 1
    return true
  }
}
