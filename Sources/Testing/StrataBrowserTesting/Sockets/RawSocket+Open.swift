import Glibc

extension RawSocket {
  /// Connects to a server, and blocks the calling thread meanwhile.
  static func open(host: String, port: Int, by deadline: Deadline) throws -> RawSocket {
    let peer = "\(host):\(port)"
    var hints = addrinfo()
    hints.ai_socktype = streamSocket
    var found: UnsafeMutablePointer<addrinfo>?
    let code = getaddrinfo(host, String(port), &hints, &found)
    guard code == 0 else {
      throw RawSocketError(.unreachable, "\(peer): \(String(cString: gai_strerror(code)))")
    }
    defer { freeaddrinfo(found) }
    var reason = "no address"
    var next = found
    while let address = next?.pointee {
      switch dial(address, by: deadline) {
      case .success(let descriptor): return RawSocket(adopting: descriptor, peer: peer)
      case .failure(let error): reason = error.reason
      }
      next = address.ai_next
    }
    throw RawSocketError(.unreachable, "\(peer): \(reason)")
  }

  private struct Refusal: Error { let reason: String }

  private static func dial(_ address: addrinfo, by deadline: Deadline) -> Result<Int32, Refusal> {
    let kind = address.ai_socktype | closedOnExec
    let descriptor = socket(address.ai_family, kind, address.ai_protocol)
    guard descriptor >= 0 else { return .failure(Refusal(reason: lastError())) }
    setPromptSending(descriptor)
    setSendTimeout(descriptor, to: deadline)  // Linux applies it to connecting as well
    if Glibc.connect(descriptor, address.ai_addr, address.ai_addrlen) == 0 {
      return .success(descriptor)
    }
    let reason = lastError()
    Glibc.close(descriptor)
    return .failure(Refusal(reason: reason))
  }

  private static func setSendTimeout(_ descriptor: Int32, to deadline: Deadline) {
    let milliseconds = Int(max(1, deadline.milliseconds))
    var time = timeval(
      tv_sec: milliseconds / 1_000, tv_usec: milliseconds % 1_000 * 1_000)
    setsockopt(
      descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
  }
}

/// Disables Nagle's algorithm, so that small writes are sent at once.
func setPromptSending(_ descriptor: Int32) {
  var on: Int32 = 1
  setsockopt(
    descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
}
