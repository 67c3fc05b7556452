/// A network of addresses, such as `10.0.0.0/8`, or a single address.
struct AddressNetwork: Hashable, Sendable {
  private let first: NetworkAddress
  private let bits: Int

  /// Parses an address with or without a prefix length; `nil` for anything else.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let first = parts.first.flatMap({ NetworkAddress($0) }) else {
      return nil
    }
    let all = 8 * first.bytes.count
    guard let bits = parts.count == 1 ? all : Int(parts[1]), (0...all).contains(bits) else {
      return nil
    }
    self.first = first
    self.bits = bits
  }

  func contains(_ address: NetworkAddress) -> Bool {
    guard address.bytes.count == first.bytes.count else { return false }
    return zip(first.bytes, address.bytes).enumerated().allSatisfy { index, pair in
      let counted = min(8, max(0, bits - 8 * index))
      let mask = UInt8(truncatingIfNeeded: 0xFF00 >> counted)
      return pair.0 & mask == pair.1 & mask
    }
  }
}
