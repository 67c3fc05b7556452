import Glibc

/// The bytes of an IPv4 or IPv6 address; an IPv4-mapped IPv6 address becomes IPv4.
struct NetworkAddress: Hashable, Sendable {
  /// The bytes of the address: four for IPv4, sixteen for IPv6.
  let bytes: [UInt8]

  /// Parses a numeric address; `nil` for anything else.
  init?(_ text: some StringProtocol) {
    let text = String(text)
    if let bytes = Self.parse(text, AF_INET, count: 4) {
      self.bytes = bytes
    } else if let bytes = Self.parse(text, AF_INET6, count: 16) {
      self.bytes = bytes.starts(with: Self.mapped) ? Array(bytes[12...]) : bytes
    } else {
      return nil
    }
  }

  /// Parses an address as proxies write it: optionally with a port, and an IPv6 address in
  /// brackets.
  init?(forwarded text: some StringProtocol) {
    let word = text.drop { $0 == " " || $0 == "\t" }
    if word.hasPrefix("[") {
      self.init(word.dropFirst().prefix { $0 != "]" })
    } else if word.count(where: { $0 == ":" }) == 1 {
      self.init(word.prefix { $0 != ":" })
    } else {
      self.init(word.prefix { $0 != " " && $0 != "\t" })
    }
  }

  /// The address in its usual notation.
  var text: String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(INET6_ADDRSTRLEN)) { buffer in
      let family = bytes.count == 4 ? AF_INET : AF_INET6
      guard let base = buffer.baseAddress,
        inet_ntop(family, bytes, base, socklen_t(buffer.count)) != nil
      else { return "" }
      return String(cString: base)
    }
  }

  private static let mapped: [UInt8] = Array(repeating: 0, count: 10) + [0xFF, 0xFF]

  private static func parse(_ text: String, _ family: Int32, count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    return inet_pton(family, text, &bytes) == 1 ? bytes : nil
  }
}
