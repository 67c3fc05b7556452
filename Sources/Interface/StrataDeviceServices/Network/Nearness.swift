import Foundation

/// The reach of a host's address: public, private network, or this machine.
public enum Nearness: Int, Sendable, Comparable {
  /// A public address, or a host that has no address.
  case world
  /// A private network, which only its members reach.
  case network
  /// The server's machine, or its link-local network, through which cloud providers hand out a
  /// machine's credentials.
  case machine

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// Creates the nearness of the host's address that is nearest to this machine. It blocks until
  /// the host is looked up.
  ///
  /// - Parameter host: A name or a number, in any spelling that the system accepts.
  public init(host: String) {
    let name = host.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(name, nil, nil, &list) == 0 else {
      self = .world
      return
    }
    defer { freeaddrinfo(list) }
    var nearest = Nearness.world
    var entry = list
    while let one = entry?.pointee {
      nearest = max(nearest, Self(one))
      entry = one.ai_next
    }
    self = nearest
  }

  private init(_ entry: addrinfo) {
    guard let address = entry.ai_addr else {
      self = .world
      return
    }
    let bytes = UnsafeRawBufferPointer(start: address, count: Int(entry.ai_addrlen))
    switch Int32(address.pointee.sa_family) {
    case AF_INET: self.init(four: Array(bytes[4..<8]))
    case AF_INET6: self.init(sixteen: Array(bytes[8..<24]))
    default: self = .world
    }
  }

  /// Creates the nearness of an IPv4 address: public, private network, or this machine.
  ///
  /// - Parameter bytes: An IPv4 address, the most significant byte first.
  init(four bytes: [UInt8]) {
    self =
      switch (bytes[0], bytes[1]) {
      case (0, _), (127, _), (169, 254): .machine
      case (10, _), (172, 16...31), (192, 168), (100, 64...127), (198, 18...19): .network
      case (192, 0) where bytes[2] == 0: .network
      case (224..., _): .network
      default: .world
      }
  }

  /// Creates the nearness of an IPv6 address: public, private network, or this machine.
  ///
  /// - Parameter bytes: An IPv6 address, the most significant byte first.
  init(sixteen bytes: [UInt8]) {
    let isMapped = bytes[..<10].allSatisfy { $0 == 0 } && bytes[10] == 255 && bytes[11] == 255
    let isTranslated = Array(bytes[..<12]) == [0, 0x64, 0xFF, 0x9B] + Array(repeating: 0, count: 8)
    if isMapped || isTranslated {
      self.init(four: Array(bytes[12...]))
    } else if bytes[0] == 0x20, bytes[1] == 0x02 {
      self.init(four: Array(bytes[2..<6]))
    } else if bytes[..<15].allSatisfy({ $0 == 0 }) || (bytes[0] == 0xFE && bytes[1] >> 6 == 2) {
      self = .machine
    } else {
      let isSiteLocal = bytes[0] == 0xFE && bytes[1] >> 6 == 3
      let isLocal = isSiteLocal || bytes[0] >> 1 == 0x7E || bytes[0] == 0xFF
      self = isLocal ? .network : .world
    }
  }
}
