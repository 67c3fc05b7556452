public import Foundation
public import StrataDeviceServices

/// Sends encrypted messages to browsers, through their push services.
public struct PushSender: Sendable {
  /// The maximum time for a service to answer.
  public static let patience = Duration.seconds(20)

  private let key: PushKey
  private let services: PushServices
  private let contact: String
  private let network: any PushNetwork

  /// Creates a sender that sends encrypted messages to browsers, through their push services.
  ///
  /// - Parameters:
  ///   - key: The key of this server.
  ///   - services: The push services that may be contacted.
  ///   - contact: The contact for a service's operator: `mailto:` or `https:`.
  ///   - network: The connection to push services.
  public init(
    key: PushKey, services: PushServices = PushServices(),
    contact: String = "https://localhost/", network: any PushNetwork = URLSessionPushNetwork()
  ) {
    self.key = key
    self.services = services
    self.contact = contact
    self.network = network
  }

  /// Returns whether a subscription's service is known and its keys are valid.
  public func accepts(_ address: PushAddress) -> Bool {
    services.url(address.endpoint) != nil && seal([], for: address) != nil
  }

  /// Sends an encrypted message to a browser through its push service.
  ///
  /// - Parameters:
  ///   - text: The message, in UTF-8.
  ///   - address: The browser's subscription.
  ///   - topic: The topic: a later message of the same one replaces it at the service. At most 32
  ///     URL-safe characters.
  ///   - seconds: The time for which the service may keep the message for a browser that is
  ///     offline.
  ///   - now: The current time.
  public func send(
    _ text: [UInt8], to address: PushAddress, topic: String, keepingFor seconds: Int,
    at now: Date = Date()
  ) async -> PushOutcome {
    guard let url = services.url(address.endpoint), let origin = PushServices.origin(url),
      let sealed = seal(text, for: address)
    else { return .gone }
    guard let proof = key.authorization(for: origin, contact: contact, at: now) else {
      return .refused(reason: "the server's key for push messages (VAPID) cannot sign a message")
    }
    let headers = [
      "Authorization": proof, "Content-Encoding": "aes128gcm",
      "Content-Type": "application/octet-stream", "TTL": "\(seconds)", "Topic": topic,
      "Urgency": "normal",
    ]
    do {
      return Self.outcome(of: try await network.post(Data(sealed), to: url, headers))
    } catch {
      // A retry could deliver it twice.
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
