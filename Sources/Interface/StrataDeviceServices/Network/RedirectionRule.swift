public import Foundation

/// A rule for redirections: the target must be no nearer to this machine than the requested host.
///
/// Otherwise a service's operator, or an attacker who has taken it over, could read through this
/// server what only the server can reach. A service inside a private network may redirect to other
/// hosts of that network.
public struct RedirectionRule: Sendable {
  /// The rule that looks hosts up with the system's resolver.
  public static let standard = RedirectionRule { Nearness(host: $0) }

  private let nearness: @Sendable (String) -> Nearness

  /// Creates a rule for redirections.
  ///
  /// - Parameter nearness: Returns how near a host is.
  public init(nearness: @escaping @Sendable (String) -> Nearness) { self.nearness = nearness }

  /// Returns whether a redirection is allowed. It blocks while both hosts are looked up.
  ///
  /// - Parameters:
  ///   - first: The URL that the app requested, before any redirection.
  ///   - target: The URL that the answer redirects to.
  public func allows(from first: URL?, to target: URL?) -> Bool {
    guard let target = target?.host else { return false }
    let wanted = nearness(target)
    return wanted == .world || wanted <= (first?.host.map(nearness) ?? .world)
  }
}
