import Foundation
import Glibc

/// Debian's nginx before two servers, with the file of deploy/ in which nothing keeps a visitor at
/// one of them.
final class Nginx {
  let port: Int
  private let process = Process()

  /// Starts nginx and waits until it accepts connections.
  ///
  /// - Parameters:
  ///   - ports: The ports of the two servers.
  ///   - folder: A folder for its files.
  ///   - connections: The number of connections that it may have, those to the servers included.
  init(before ports: [Int], in folder: URL, connections: Int) throws {
    port = try Self.freePort()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "nginx.conf")
    let site = try Self.site(port, ports)
    try Self.text(site, folder.path, connections)
      .write(to: file, atomically: true, encoding: .utf8)
    process.executableURL = URL(filePath: try Self.program())
    process.arguments = ["-p", folder.path, "-c", file.path]
    process.standardError = FileHandle.nullDevice
    try process.run()
    try waitUntilReady(folder)
  }

  deinit {
    guard process.isRunning else { return }
    process.terminate()
    process.waitUntilExit()
  }

  /// Returns the processor time of nginx and its workers.
  func processorTime() throws -> Duration {
    let all = try [process.processIdentifier] + Usage.children(of: process.processIdentifier)
    return try all.reduce(.zero) { try $0 + Usage.processorTime(of: $1) }
  }

  private func waitUntilReady(_ folder: URL) throws {
    let end = ContinuousClock.now + .seconds(10)
    while (try? Socket(port: port)) == nil {
      guard process.isRunning, .now < end else {
        throw NotMeasured("nginx did not start; its reason is in \(folder.path)/error.log")
      }
      usleep(10_000)
    }
  }

  private static func program() throws -> String {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders = path.split(separator: ":").map(String.init) + ["/usr/sbin"]
    let found = folders.map { "\($0)/nginx" }.first(where: FileManager.default.isExecutableFile)
    guard let found else {
      throw NotMeasured(
        "nginx is not installed: run 'Scripts/setup bench' or 'apt-get install nginx-light'")
    }
    return found
  }

  /// Returns deploy/'s site at other ports, and without the line by which an address stays with one
  /// server.
  private static func site(_ port: Int, _ ports: [Int]) throws -> String {
    var text = try String(contentsOfFile: "deploy/foodshare/systemd/web.conf", encoding: .utf8)
    let changes = [
      // As many may come back at once as there are visitors.
      ("listen 80;", "listen 127.0.0.1:\(port) backlog=4096;"),
      ("  hash $remote_addr consistent;\n", ""),
      ("127.0.0.1:8081", "127.0.0.1:\(ports[0])"), ("127.0.0.1:8082", "127.0.0.1:\(ports[1])"),
    ]
    for (old, new) in changes {
      guard text.contains(old) else { throw NotMeasured("web.conf of deploy/ has no '\(old)'") }
      text = text.replacing(old, with: new)
    }
    return text
  }

  private static func text(_ site: String, _ folder: String, _ connections: Int) -> String {
    let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map { "  \($0)_temp_path \(folder)/\($0);\n" }.joined()
    return """
      daemon off;
      pid \(folder)/pid;
      error_log \(folder)/error.log;
      worker_rlimit_nofile \(connections);
      events { worker_connections \(connections); }
      http {
        access_log off;
      \(temporary)\(site)
      }

      """
  }

  /// Returns a port of the loopback address at which nobody listens.
  private static func freePort() throws -> Int {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && getsockname(descriptor, $0, &size) == 0
      }
    }
    guard isBound else { throw NotMeasured("no free port: error \(errno)") }
    return Int(in_port_t(bigEndian: address.sin_port))
  }
}
