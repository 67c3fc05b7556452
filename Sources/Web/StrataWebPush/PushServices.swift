package import Foundation

/// The push services that this server contacts. A browser names its service, and could name any
/// address of this server's network instead, so only known services are contacted.
public struct PushServices: Sendable {
  /// The host names of the browsers' services; a name that begins with a dot includes all its
  /// subdomains.
  static let known = [
    "fcm.googleapis.com", ".push.services.mozilla.com", ".push.apple.com",
    ".notify.windows.com",
  ]

  /// The origins of other services that the operator has added.
  private let others: Set<String>

  /// Creates a list of services.
  ///
  /// - Parameter others: The origins of other services, such as `http://127.0.0.1:9000` for a
  ///   self-hosted one.
  public init(others: [String] = []) {
    self.others = Set(others.compactMap { URL(string: $0).flatMap(Self.origin) })
  }

  /// Returns the URL of an endpoint; `nil` if its service is not known.
  package func url(_ endpoint: String) -> URL? {
    guard endpoint.utf8.count <= 2_048, let url = URL(string: endpoint), url.user == nil,
      url.password == nil, url.fragment == nil, let host = url.host?.lowercased(),
      let origin = Self.origin(url)
    else { return nil }
    if others.contains(origin) { return url }
    // A name with other characters, or a port that is no number, may be another one to the program
    // that connects.
    let start = "https://\(host)"
    guard endpoint.lowercased().hasPrefix(start), host.utf8.allSatisfy(Self.isPlain),
      ["", ":", ":443"].contains(endpoint.dropFirst(start.count).prefix { !"/?".contains($0) })
    else { return nil }
    let isKnown = Self.known.contains { $0.hasPrefix(".") ? host.hasSuffix($0) : host == $0 }
    return isKnown && url.scheme?.lowercased() == "https" && (url.port ?? 443) == 443 ? url : nil
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// Returns the origin of a URL, such as `https://fcm.googleapis.com`, with a port if it is not
  /// the scheme's default; `nil` if it has no scheme or host.
  package static func origin(_ url: URL) -> String? {
    guard let scheme = url.scheme?.lowercased(), let host = url.host?.lowercased() else {
      return nil
    }
    let usual = scheme == "https" ? 443 : 80
    let port = url.port.flatMap { $0 == usual ? nil : ":\($0)" } ?? ""
    return "\(scheme)://\(host)\(port)"
  }
}
