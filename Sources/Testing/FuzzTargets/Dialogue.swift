import Foundation

/// A TCP connection that sends its bytes and reads until the server closes it.
struct Dialogue {
  let port: Int

  func answer(to bytes: [UInt8]) throws(FuzzFailure) -> [UInt8] {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    // Only a hanging server comes near this limit: parallel tests may occupy both cores.
    var limit = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    try hold(isConnected(descriptor), "the server does not accept a connection")
    _ = bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    shutdown(descriptor, Int32(SHUT_WR))
    return try readToEnd(descriptor)
  }

  private func isConnected(_ descriptor: Int32) -> Bool {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }

  private func readToEnd(_ descriptor: Int32) throws(FuzzFailure) -> [UInt8] {
    var answer: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(descriptor, &part, part.count, 0)
      // A signal, such as libFuzzer's alarm, says nothing about the server.
      if count < 0 && errno == EINTR { continue }
      // A server that closes with unread bytes resets the connection, which is a valid end too.
      if count == 0 || (count < 0 && errno == ECONNRESET) { return answer }
      try hold(count > 0, "the server neither answers nor closes the connection")
      answer += part[..<count]
    }
  }
}
