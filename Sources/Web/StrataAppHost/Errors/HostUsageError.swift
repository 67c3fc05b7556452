import Foundation

/// Says that the call's words are off: the process ends with this sentence and exit code 2.
public struct HostUsageError: Error, Equatable {
  public let message: String

  public init(_ message: String) { self.message = message }
}

extension HostUsageError {
  /// Makes sure that an address which the environment names can be asked. Asked later, a wrong one
  /// would fail every request, and none would say why.
  ///
  /// - Parameters:
  ///   - address: Nothing is wrong with an empty one: it was not given.
  ///   - name: What the environment calls it.
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
