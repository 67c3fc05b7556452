import Synchronization

/// Limits the number of new devices per network address, with a token bucket for each.
///
/// A robot without cookies is a new device with a new session at each request. Without the limit,
/// its sessions would displace the pages of visitors whose socket has not connected yet. The
/// loopback address is not limited: it is the machine's user, or a proxy for all visitors. Visitors
/// behind a proxy are counted by their addresses once `--trusted-proxy` names it.
final class AddressLimit: Sendable {
  fileprivate struct Bucket {
    var left = AddressLimit.burst
    var lastRefill: Duration
  }

  static let burst = 60.0
  static let perSecond = 1.0
  /// The seconds after which a refused address may try again.
  static let patience = 60
  /// The maximum number of addresses that are remembered.
  static let capacity = 10_000

  private let buckets = Mutex<[String: Bucket]>([:])

  /// Takes a token from an address's bucket. Returns `false` if it is empty.
  func allows(_ address: String, at now: Duration) -> Bool {
    guard let network = Self.network(of: address) else { return true }
    return buckets.withLock { buckets in
      if buckets.count >= Self.capacity { Self.forgetFull(&buckets, now) }
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

  /// Returns the /64 network of an IPv6 address, since one owner has all addresses of it; an IPv4
  /// address is returned as it is. Returns `nil` for the loopback address, which is not limited.
  static func network(of address: String) -> String? {
    guard !isLoopback(address) else { return nil }
    guard address.contains(":") else { return address }
    // An abbreviated address is short enough to be used whole up to the gap.
    let head = address.firstRange(of: "::").map { address[..<$0.lowerBound] } ?? address[...]
    let parts = head.split(separator: ":").prefix(4)
    return parts.joined(separator: ":") + "::/64"
  }

  /// Drops the full buckets, which equal new ones. If none is full, drops all of them.
  private static func forgetFull(_ buckets: inout [String: Bucket], _ now: Duration) {
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
