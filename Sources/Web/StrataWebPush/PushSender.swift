public import Foundation
public import StrataDeviceServices

/// Sends messages to browsers, through their push services, so that nobody on the way can read them.
public struct PushSender: Sendable {
  /// How long a service may take.
  public static let patience = Duration.seconds(20)

  private let key: PushKey
  private let services: PushServices
  private let contact: String
  private let network: any PushNetwork

  /// - Parameters:
  ///   - contact: Whom a service may tell of trouble with this server: `mailto:` or `https:`.
  public init(
    key: PushKey, services: PushServices = PushServices(),
    contact: String = "https://localhost/", network: any PushNetwork = URLSessionPushNetwork()
  ) {
    self.key = key
    self.services = services
    self.contact = contact
    self.network = network
  }

  /// Whether an address is one that may be asked, with keys that can be used.
  public func accepts(_ address: PushAddress) -> Bool {
    services.url(address.endpoint) != nil && seal([], for: address) != nil
  }

  /// Sends one message.
  ///
  /// - Parameters:
  ///   - topic: A message that waits at the service goes when another of its topic comes: at most 32
  ///     URL-safe characters.
  ///   - seconds: How long the service may keep it for a browser that is away.
  public func send(
    _ text: [UInt8], to address: PushAddress, topic: String, keepingFor seconds: Int,
    at now: Date = Date()
  ) async -> PushOutcome {
    guard let url = services.url(address.endpoint), let origin = PushServices.origin(url),
      let sealed = seal(text, for: address)
    else { return .gone }
    guard let proof = key.authorization(for: origin, contact: contact, at: now) else {
      return .refused(reason: "the server's key cannot sign")
    }
    let headers = [
      "Authorization": proof, "Content-Encoding": "aes128gcm",
      "Content-Type": "application/octet-stream", "TTL": "\(seconds)", "Topic": topic,
      "Urgency": "normal",
    ]
    do {
      return Self.outcome(of: try await network.post(Data(sealed), to: url, headers))
    } catch {
      // Sent again it could come twice.
      return .lost(reason: "\(origin) did not answer")
    }
  }

  private func seal(_ text: [UInt8], for address: PushAddress) -> [UInt8]? {
    guard let browser = URLSafe.bytes(address.key), let secret = URLSafe.bytes(address.secret),
      let pair = KeyPair.make(), let salt = PushEnvelope.random(16)
    else { return nil }
    return PushEnvelope.seal(text, key: browser, secret: secret, pair: pair, salt: salt)
  }

  private static func outcome(of answer: PushAnswer) -> PushOutcome {
    switch answer.status {
    case 200..<300: .taken
    case 404, 410: .gone
    case 429, 500..<600: .later(seconds: answer.retryAfter.flatMap { Int($0) })
    default: .refused(reason: "the service answered \(answer.status)")
    }
  }
}
