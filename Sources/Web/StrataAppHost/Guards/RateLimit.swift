/// Limits the messages of a peer, with a token bucket.
///
/// The bucket's size allows for a browser that reconnects, which sends at once the events that it
/// kept, at most 501. Its rate allows for people, who tap or type a few times a second at most.
struct RateLimit {
  static let burst = 600.0
  static let perSecond = 200.0

  private var left = burst
  private var lastRefill: Duration

  init(now: Duration) { lastRefill = now }

  /// Takes a token from the bucket. Returns `false` if the bucket is empty.
  mutating func allows(at now: Duration) -> Bool {
    left = min(Self.burst, left + (now - lastRefill) / .seconds(1) * Self.perSecond)
    lastRefill = now
    guard left >= 1 else { return false }
    left -= 1
    return true
  }
}
