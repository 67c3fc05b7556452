import Foundation
import Glibc

/// Sends messages to the service manager that started the server, such as systemd, and finds the
/// socket that the manager has opened (sd_notify(3), sd_listen_fds(3)).
enum ServiceManager {
  /// The descriptor of the first socket that a service manager has opened.
  static let firstSocket: Int32 = 3
  private static let socketVariables = ["LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES"]
  private static let messageVariable = "NOTIFY_SOCKET"

  /// Sends the state of this process, such as `READY=1`, to the manager if it has asked for it.
  ///
  /// - Returns: Whether the message was sent.
  @discardableResult
  static func tell(
    _ state: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    guard let path = environment[messageVariable], let first = path.first, "/@".contains(first)
    else { return false }
    // A name in the abstract namespace begins with a zero byte.
    let bytes = first == "@" ? [0] + Array(path.utf8.dropFirst()) : Array(path.utf8)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return false }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let length = MemoryLayout<sa_family_t>.size + bytes.count
    let descriptor = Glibc.socket(
      AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    let message = Array(state.utf8)
    let sent = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        sendto(
          descriptor, message, message.count, Int32(MSG_NOSIGNAL), $0, socklen_t(length))
      }
    }
    return sent == message.count
  }

  /// Returns the descriptor of the socket that the manager has opened for this process; `nil` if it
  /// has opened none.
  ///
  /// - Throws: ``HostError`` if it has opened several, since only one is served.
  static func socket(
    environment: [String: String] = ProcessInfo.processInfo.environment, process: Int32 = getpid()
  ) throws(HostError) -> Int32? {
    guard environment["LISTEN_PID"] == "\(process)", let count = environment["LISTEN_FDS"] else {
      return nil
    }
    guard count == "1" else {
      throw .usage("LISTEN_FDS is '\(count)', but this server uses one socket of a service manager")
    }
    return firstSocket
  }

  /// The environment without what the manager means for this process only, for those that it starts.
  static var environment: [String: String] {
    ProcessInfo.processInfo.environment.filter {
      !socketVariables.contains($0.key) && $0.key != messageVariable
    }
  }
}
