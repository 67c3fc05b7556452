import Foundation
import StrataWebServer

extension HostOptions {
  /// Returns the error for a server that cannot listen. It names the option as the operator knows it.
  func refusal(_ error: WebServerError) -> HostError {
    guard case .badHost(let host, let reason) = error else { return .unable("\(error)") }
    return .unable("\(hostField) is '\(host)', where this server cannot listen: \(reason)")
  }

  /// Prints the URL on standard output in one line, and notices for the operator on standard error.
  func announce(port: Int) {
    let scheme = certificate == nil ? "http" : "https"
    let host = host.contains(":") ? "[\(host)]" : host
    // The line is written at once, since `print` would buffer it if the output is a pipe.
    try? FileHandle.standardOutput.write(
      contentsOf: Data("Ready: \(scheme)://\(host):\(port)/\n".utf8))
    ServiceManager.tell("READY=1")
    if let notice = sharingNotice {
      try? FileHandle.standardError.write(contentsOf: Data("\(notice)\n".utf8))
    }
  }
}
