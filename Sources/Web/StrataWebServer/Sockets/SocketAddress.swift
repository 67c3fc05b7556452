import Glibc

/// A socket address as text and port.
struct SocketAddress {
  let host: String
  let port: Int

  /// Reads the address that a system call such as `accept` or `getsockname` fills in; `nil` if it
  /// fails.
  static func reading(
    _ call: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Bool
  ) -> SocketAddress? {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        call(address, &length) ? SocketAddress(address) : nil
      }
    }
  }

  private init(_ address: UnsafeMutablePointer<sockaddr>) {
    let pointer = UnsafeRawPointer(address)
    if Int32(address.pointee.sa_family) == AF_INET6 {
      var value = pointer.loadUnaligned(as: sockaddr_in6.self)
      let text = Self.text(AF_INET6, &value.sin6_addr)
      // A socket that serves both versions reports an IPv4 peer with this prefix.
      host = text.hasPrefix("::ffff:") && text.contains(".") ? String(text.dropFirst(7)) : text
      port = Int(UInt16(bigEndian: value.sin6_port))
    } else {
      var value = pointer.loadUnaligned(as: sockaddr_in.self)
      host = Self.text(AF_INET, &value.sin_addr)
      port = Int(UInt16(bigEndian: value.sin_port))
    }
  }

  private static func text(_ family: Int32, _ address: UnsafeRawPointer) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(INET6_ADDRSTRLEN)) { buffer in
      guard let base = buffer.baseAddress,
        inet_ntop(family, address, base, socklen_t(INET6_ADDRSTRLEN)) != nil
      else { return "" }
      return String(cString: base)
    }
  }
}
