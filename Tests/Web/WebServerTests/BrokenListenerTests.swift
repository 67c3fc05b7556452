import Glibc
import StrataKitTesting
import StrataWebServer
import Testing

/// Tests of a listening socket that the system reports as broken, as it may at any time;
/// libwebsockets then closes it.
struct BrokenListenerTests {
  @Test func `a broken listening socket is logged, and the server can be stopped`() async throws {
    let lines = Recorded<String>()
    var configuration = WebServer.Configuration()
    configuration.log = { lines.record($0) }
    try await withServer(configuration) { _, port in
      let descriptor = try #require(Self.listener(on: port))
      shutdown(descriptor, Int32(SHUT_RDWR))
      await lines.wait(for: 1)
      #expect(
        lines.all == [
          "the listening socket failed, so no new connections are accepted: restart the server"
        ])
    }
  }

  @Test func `a server with a broken listening socket can be released`() async throws {
    let lines = Recorded<String>()
    var configuration = WebServer.Configuration()
    configuration.log = { lines.record($0) }
    var server: WebServer? = WebServer(configuration) { .text($0.path) }
    let port = try #require(try server?.start())
    shutdown(try #require(Self.listener(on: port)), Int32(SHUT_RDWR))
    await lines.wait(for: 1)
    server = nil
    // The next server in this process gets the memory that the first one freed.
    try await withServer { _, port in
      let answer = try await talking(to: port) { try $0.get("/a").text }
      #expect(answer == "/a")
    }
  }

  /// Returns this process's listening descriptor for a port.
  private static func listener(on port: Int) -> Int32? {
    (3..<1024).first { descriptor in
      var isListening: Int32 = 0
      var size = socklen_t(MemoryLayout<Int32>.size)
      guard getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &isListening, &size) == 0,
        isListening != 0
      else { return false }
      return boundPort(descriptor) == port
    }
  }

  private static func boundPort(_ descriptor: Int32) -> Int {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
    }
    return status == 0 ? Int(UInt16(bigEndian: address.sin_port)) : 0
  }
}
