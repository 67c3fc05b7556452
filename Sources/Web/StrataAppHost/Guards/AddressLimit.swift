import Synchronization

/// How many new devices one address may become: a bucket for each that fills up again.
///
/// A robot that keeps no cookie is a new device with a new session at each request, and would
/// push out the pages of visitors whose socket is on its way. The loopback is not counted: it is
/// the machine's own user, or a proxy that speaks for everybody. Visitors behind a proxy are counted
/// by their own addresses once `--trusted-proxy` names it.
final class AddressLimit: Sendable {
  fileprivate struct Bucket {
    var left = AddressLimit.burst
    var lastRefill: Duration
  }

  static let burst = 60.0
  static let perSecond = 1.0
  /// Seconds after which a refused address may come again.
  static let patience = 60
  /// How many addresses are remembered.
  static let capacity = 10_000

  private let buckets = Mutex<[Substring: Bucket]>([:])

  /// Takes one visit out of an address's bucket. `false` if there is none left.
  func allows(_ address: String, at now: Duration) -> Bool {
    guard !Self.isLoopback(address) else { return true }
    return buckets.withLock { buckets in
      if buckets.count >= Self.capacity { Self.forgetFull(&buckets, now) }
      let network = Self.network(of: address)
      var bucket = buckets[network] ?? Bucket(lastRefill: now)
      bucket.refill(now)
      defer { buckets[network] = bucket }
      guard bucket.left >= 1 else { return false }
      bucket.left -= 1
      return true
    }
  }

  var count: Int { buckets.withLock { $0.count } }

  private static func isLoopback(_ address: String) -> Bool {
    address.hasPrefix("127.") || address == "::1"
  }

  /// Whoever has one IPv6 address has all of its /64.
  private static func network(of address: String) -> Substring {
    guard address.contains(":") else { return address[...] }
    // An address with a gap is short enough to be taken whole up to it.
    let head = address.firstRange(of: "::").map { address[..<$0.lowerBound] } ?? address[...]
    let parts = head.split(separator: ":").prefix(4)
    return Substring(parts.joined(separator: ":") + "::/64")
  }

  /// Drops those that would be allowed as if they came for the first time; all if that is none.
  private static func forgetFull(_ buckets: inout [Substring: Bucket], _ now: Duration) {
    buckets = buckets.filter { _, bucket in
      var bucket = bucket
      bucket.refill(now)
      return bucket.left < burst
    }
    if buckets.count >= capacity { buckets = [:] }
  }
}

extension AddressLimit.Bucket {
  fileprivate mutating func refill(_ now: Duration) {
    let more = (now - lastRefill) / .seconds(1) * AddressLimit.perSecond
    left = min(AddressLimit.burst, left + more)
    lastRefill = now
  }
}
