import Glibc
import StrataWebServer
import Testing

@testable import StrataWorkers

/// Tests that a front accepts connections only once one of its workers serves.
@Suite struct FrontListeningTests {
  private func front(port: Int = 0, _ report: @escaping (String) -> Void = { _ in }) throws -> Front
  {
    var configuration = Front.Configuration(
      host: "127.0.0.1", port: port, workers: 1, arguments: ["true"], environment: [:], endBell: -1)
    configuration.report = report
    return try Front(configuration, program: "/bin/true")
  }

  /// Returns the error number of a connection to a port of this machine; 0 if it is accepted.
  private func connectionError(to port: Int) -> Int32 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    return result == 0 ? 0 : errno
  }

  @Test func `connections are refused until a worker serves, so that a proxy asks another server`()
    throws
  {
    let front = try front()
    defer { close(front.socket.descriptor) }
    #expect(connectionError(to: front.socket.port) == ECONNREFUSED)
    front.beginListening()
    #expect(connectionError(to: front.socket.port) == 0)
    #expect(front.result == nil)
  }

  @Test func `of two fronts that start at one port the later one ends with the reason`() throws {
    var sentences: [String] = []
    let first = try front()
    defer { close(first.socket.descriptor) }
    let port = first.socket.port
    let second = try front(port: port) { sentences.append($0) }
    first.beginListening()
    second.beginListening()
    #expect(second.result == 1)
    #expect(sentences == ["\(WebServerError.portInUse(host: "127.0.0.1", port: port))"])
    #expect(throws: WebServerError.portInUse(host: "127.0.0.1", port: port)) {
      try front(port: port)
    }
  }
}
