import StrataWebServer

/// The proxies whose word about a visitor is believed (`--trusted-proxy`).
///
/// Anybody can send `X-Forwarded-For` and `X-Forwarded-Proto`, so they count only where the
/// connection comes from one of these.
struct TrustedProxies: Equatable, Sendable {
  static let protocolHeader = "X-Forwarded-Proto"
  static let none = TrustedProxies()

  private let networks: [AddressNetwork]

  private init() { networks = [] }

  /// Reads addresses and networks with commas between them.
  ///
  /// - Throws: A sentence that names the first word that is neither.
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

  /// The request as the visitor made it: from the visitor's address, and over TLS where the proxy
  /// says so. A request that comes from no proxy of ours is left as it is.
  func original(_ request: HTTPRequest) -> HTTPRequest {
    guard trusts(NetworkAddress(request.remoteAddress)) else { return request }
    var original = request
    original.remoteAddress = visitor(of: request)
    if let isSecure = isSecure(request) { original.isSecure = isSecure }
    return original
  }

  private func trusts(_ address: NetworkAddress?) -> Bool {
    guard let address else { return false }
    return networks.contains { $0.contains(address) }
  }

  /// Each proxy adds who asked it at the end, so the last address that is no proxy of ours is the
  /// visitor's; what stands before it is only what that visitor claims.
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

  /// `nil` where the proxy does not say.
  private func isSecure(_ request: HTTPRequest) -> Bool? {
    let first = request.headers[Self.protocolHeader]?.split(separator: ",").first
    return switch first?.trimmingPrefix(while: { $0 == " " }).lowercased() {
    case "https", "wss": true
    case "http", "ws": false
    default: nil
    }
  }
}
