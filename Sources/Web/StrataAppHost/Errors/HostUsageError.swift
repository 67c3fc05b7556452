import Foundation

/// An error in the command line or the environment: the process ends with this sentence and exit
/// code 2.
public struct HostUsageError: Error, Equatable {
  /// The error message, one sentence.
  public let message: String

  /// Creates an error with a sentence.
  public init(_ message: String) { self.message = message }
}

extension HostUsageError {
  /// Checks that a URL from the environment can be requested. Without the check, every later
  /// request would fail without an explanation.
  ///
  /// - Parameters:
  ///   - address: The URL; an empty one passes, as it was not set.
  ///   - name: The name of the environment variable.
  /// - Throws: ``HostUsageError`` if it is not an http or https URL with a host and a valid port.
  public static func check(webAddress address: String, named name: String) throws(HostUsageError) {
    guard !address.isEmpty else { return }
    let parts = URLComponents(string: address)
    let scheme = parts?.scheme?.lowercased() ?? ""
    guard ["http", "https"].contains(scheme), parts?.host?.isEmpty == false else {
      throw HostUsageError(
        "\(name) must be an http or https address with a host, not '\(address)'")
    }
    if let port = parts?.port, !(1...65_535).contains(port) {
      throw HostUsageError("the port in \(name) must be a number from 1 to 65535, not \(port)")
    }
  }
}
