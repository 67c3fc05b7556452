import Foundation

/// The push services that this server speaks to. A browser names its own, and could name any address
/// of this server's network instead; so only what is known is asked.
public struct PushServices: Sendable {
  /// Those of the browsers; a name that begins with a dot stands for all below it.
  static let known = [
    "fcm.googleapis.com", ".push.services.mozilla.com", ".push.apple.com",
    ".notify.windows.com",
  ]

  /// Scheme, host and port of others, as whoever runs the server names them.
  private let others: Set<String>

  /// - Parameter others: Such as `http://127.0.0.1:9000`, for a service of one's own.
  public init(others: [String] = []) {
    self.others = Set(others.compactMap { URL(string: $0).flatMap(Self.origin) })
  }

  /// The address of an endpoint. `nil` where it is not one of a service that is known.
  func url(_ endpoint: String) -> URL? {
    guard endpoint.utf8.count <= 2_048, let url = URL(string: endpoint), url.user == nil,
      url.password == nil, url.fragment == nil, let host = url.host?.lowercased(),
      let origin = Self.origin(url)
    else { return nil }
    if others.contains(origin) { return url }
    let isKnown = Self.known.contains { $0.hasPrefix(".") ? host.hasSuffix($0) : host == $0 }
    return isKnown && url.scheme?.lowercased() == "https" && (url.port ?? 443) == 443 ? url : nil
  }

  /// "https://fcm.googleapis.com", with a port that is not the scheme's own.
  static func origin(_ url: URL) -> String? {
    guard let scheme = url.scheme?.lowercased(), let host = url.host?.lowercased() else {
      return nil
    }
    let usual = scheme == "https" ? 443 : 80
    let port = url.port.flatMap { $0 == usual ? nil : ":\($0)" } ?? ""
    return "\(scheme)://\(host)\(port)"
  }
}
