import StrataWebServer

/// The proxies whose forwarding headers are trusted (`--trusted-proxy`).
///
/// Anybody can send `X-Forwarded-For` and `X-Forwarded-Proto`, so they count only if the connection
/// comes from one of these.
struct TrustedProxies: Equatable, Sendable {
  static let protocolHeader = "X-Forwarded-Proto"
  static let none = TrustedProxies()

  private let networks: [AddressNetwork]

  private init() { networks = [] }

  /// Parses addresses and networks separated by commas.
  ///
  /// - Throws: ``HostError`` that names the first word that is neither.
  init(_ text: String) throws(HostError) {
    var networks: [AddressNetwork] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      let word = word.trimmingPrefix(while: { $0 == " " })
      guard let network = AddressNetwork(word) else {
        throw .usage(
          "--trusted-proxy must be addresses or networks such as 127.0.0.1 or 10.0.0.0/8,"
            + " not '\(word)'")
      }
      networks.append(network)
    }
    self.networks = networks
  }

  /// Returns the request as the visitor made it: with the visitor's address, and the visitor's use
  /// of TLS. A request that does not come from a trusted proxy is unchanged.
  func original(_ request: HTTPRequest) -> HTTPRequest {
    guard trusts(NetworkAddress(request.remoteAddress)) else { return request }
    var original = request
    original.remoteAddress = visitor(of: request)
    if let isSecure = isSecure(request) { original.isSecure = isSecure }
    return original
  }

  /// Returns whether a request, as it arrived, comes from a trusted proxy.
  func sent(_ request: HTTPRequest) -> Bool { trusts(NetworkAddress(request.remoteAddress)) }

  private func trusts(_ address: NetworkAddress?) -> Bool {
    guard let address else { return false }
    return networks.contains { $0.contains(address) }
  }

  /// Returns the visitor's address. Each proxy appends the address of its client, so the last
  /// address that is not a trusted proxy is the visitor's. The addresses before it are unverified
  /// claims.
  private func visitor(of request: HTTPRequest) -> String {
    var nearest = request.remoteAddress
    let list = request.headers.values(for: "X-Forwarded-For").joined(separator: ",")
    for word in list.split(separator: ",").reversed() {
      guard let address = NetworkAddress(forwarded: word) else { return nearest }
      nearest = address.text
      guard trusts(address) else { return nearest }
    }
    return nearest
  }

  /// Returns whether the visitor used TLS; `nil` if the proxy does not state it.
  private func isSecure(_ request: HTTPRequest) -> Bool? {
    let first = request.headers[Self.protocolHeader]?.split(separator: ",").first
    return switch first?.trimmingPrefix(while: { $0 == " " }).lowercased() {
    case "https", "wss": true
    case "http", "ws": false
    default: nil
    }
  }
}
