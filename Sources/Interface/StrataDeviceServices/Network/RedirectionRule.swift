public import Foundation

/// Where a service may send a request on to: no nearer to this machine than the service itself is.
///
/// Otherwise whoever runs a service, or has taken it over, reads through this server what only it
/// can reach. A service that is configured to be inside may go on to others that are no nearer.
public struct RedirectionRule: Sendable {
  /// The rule over the addresses that the system knows.
  public static let standard = RedirectionRule { Nearness(host: $0) }

  private let nearness: @Sendable (String) -> Nearness

  /// - Parameter nearness: How near a host is.
  public init(nearness: @escaping @Sendable (String) -> Nearness) { self.nearness = nearness }

  /// Whether a request may go on. It blocks while both hosts are looked up.
  ///
  /// - Parameters:
  ///   - first: What the app asked, before any redirection.
  ///   - target: Where the answer leads.
  public func allows(from first: URL?, to target: URL?) -> Bool {
    guard let target = target?.host else { return false }
    let wanted = nearness(target)
    return wanted == .world || wanted <= (first?.host.map(nearness) ?? .world)
  }
}
