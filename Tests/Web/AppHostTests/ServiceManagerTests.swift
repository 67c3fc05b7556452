import Glibc
import StrataKitTesting
import Testing

@testable import StrataAppHost

/// Tests of what a host agrees upon with a service manager such as systemd.
@Suite struct ServiceManagerTests {
  /// A socket of a manager, which waits for messages.
  private final class Manager {
    let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)

    /// Binds the socket to a name, which begins with a zero byte in the abstract namespace.
    init(_ name: [UInt8]) throws {
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
      let length = socklen_t(MemoryLayout<sa_family_t>.size + name.count)
      let status = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, length) }
      }
      try #require(status == 0)
    }

    deinit { close(descriptor) }

    /// Returns the message that has arrived; `nil` for none.
    func heard() -> String? {
      var bytes = [UInt8](repeating: 0, count: 100)
      let count = recv(descriptor, &bytes, bytes.count, Int32(MSG_DONTWAIT))
      return count < 0 ? nil : String(decoding: bytes.prefix(count), as: UTF8.self)
    }
  }

  @Test func `a manager with a socket in a folder is told that the host serves`() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("notify").path
    let manager = try Manager(Array(path.utf8))
    #expect(ServiceManager.tell("READY=1", environment: ["NOTIFY_SOCKET": path]))
    #expect(manager.heard() == "READY=1")
    #expect(manager.heard() == nil)
  }

  @Test func `a manager with an abstract socket is told, too`() throws {
    let name = "strata-\(getpid())-notify"
    let manager = try Manager([0] + Array(name.utf8))
    #expect(ServiceManager.tell("READY=1", environment: ["NOTIFY_SOCKET": "@\(name)"]))
    #expect(manager.heard() == "READY=1")
  }

  @Test(arguments: [
    nil, "", "relative", "/no/such/socket", "/" + String(repeating: "x", count: 200),
  ])
  func `nobody is told without a socket of a manager`(path: String?) {
    #expect(!ServiceManager.tell("READY=1", environment: path.map { ["NOTIFY_SOCKET": $0] } ?? [:]))
  }

  @Test func `the socket of a manager is for the process that the manager has started`() throws {
    let environment = ["LISTEN_PID": "7", "LISTEN_FDS": "1"]
    #expect(try ServiceManager.socket(environment: environment, process: 7) == 3)
    #expect(try ServiceManager.socket(environment: environment, process: 8) == nil)
    #expect(try ServiceManager.socket(environment: [:], process: 7) == nil)
    let two = ["LISTEN_PID": "7", "LISTEN_FDS": "2"]
    let sentence = "LISTEN_FDS is '2', but this server uses one socket of a service manager"
    #expect(throws: HostError.usage(sentence)) {
      try ServiceManager.socket(environment: two, process: 7)
    }
  }
}
