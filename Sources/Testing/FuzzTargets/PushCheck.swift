import CryptoKit
import Foundation
import StrataDeviceServices
import StrataWebPush

/// The fuzzing check of a browser's subscription: only a known service is contacted, a message is
/// encrypted for valid keys alone, and it is readable for their owner.
enum PushCheck {
  private static let server = KeyPair.make()
  private static let browser = KeyPair.make()
  private static let secret = [UInt8](0..<16)
  private static let services = [
    "fcm.googleapis.com", ".push.services.mozilla.com", ".push.apple.com", ".notify.windows.com",
  ]

  static func check(_ bytes: [UInt8]) throws(FuzzFailure) {
    try hold(URLSafe.bytes(URLSafe.text(bytes)) == bytes, "base 64 is not read as it was written")
    guard let server, let browser else { throw FuzzFailure("OpenSSL makes no keys") }
    try checkMessage(bytes, from: server, to: browser)
    guard let address = try? JSONDecoder().decode(PushAddress.self, fromUntrusted: Data(bytes))
    else {
      return
    }
    try checkService(address.endpoint)
    try checkKeys(address, server)
    try checkProof(origin: address.endpoint, contact: address.key, server)
  }

  private static func checkMessage(
    _ text: [UInt8], from server: KeyPair, to browser: KeyPair
  ) throws(FuzzFailure) {
    let sealed = PushEnvelope.seal(
      text, key: browser.publicBytes, secret: secret, pair: server, salt: secret)
    guard let sealed else {
      return try hold(text.count > PushEnvelope.maximum, "a message is not encrypted")
    }
    try hold(sealed.count <= 4096, "push services refuse a message of \(sealed.count) bytes")
    let opened = PushOpening.text(of: sealed, for: browser, secret: secret)
    try hold(opened == text, "the browser does not read the message that was sent")
  }

  /// Compares the parser of URLs with the text between the scheme and the path.
  private static func checkService(_ endpoint: String) throws(FuzzFailure) {
    guard PushServices().url(endpoint) != nil else { return }
    try hold(endpoint.lowercased().hasPrefix("https://"), "the service has no encryption")
    let rest = endpoint.lowercased().dropFirst("https://".count)
    let authority = rest.prefix { !"/?#".contains($0) }
    let parts = authority.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let (host, port) = (parts.first ?? "", parts.dropFirst().first ?? "")
    try hold(port.isEmpty || Int(port) == 443, "the port \(port) is contacted")
    let isPlain = host.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D || byte == 0x2E
    }
    let isKnown = services.contains { $0.hasPrefix(".") ? host.hasSuffix($0) : host == $0 }
    try hold(isPlain && isKnown, "the unknown host \(host) is contacted")
  }

  private static func checkKeys(
    _ address: PushAddress, _ server: KeyPair
  ) throws(FuzzFailure) {
    guard let key = URLSafe.bytes(address.key), let secret = URLSafe.bytes(address.secret),
      let sealed = PushEnvelope.seal([], key: key, secret: secret, pair: server, salt: Self.secret)
    else { return }
    try hold(
      key.count == 65 && key[0] == 4 && secret.count == 16,
      "a message is encrypted for keys of another form")
    try hold(sealed.count == 16 + 4 + 1 + 65 + 1 + 16, "an empty message has \(sealed.count) bytes")
  }

  /// Checks the proof that a message is this server's: VAPID.
  private static func checkProof(
    origin: String, contact: String, _ server: KeyPair
  ) throws(FuzzFailure) {
    let now = Date(timeIntervalSince1970: 1_800_000_000)
    let proof = PushKey(pair: server).authorization(for: origin, contact: contact, at: now)
    let parts = (proof ?? "").split { " .,".contains($0) }
    try hold(
      parts.count == 5 && parts[0] == "vapid" && parts[1].hasPrefix("t="),
      "the proof is not a token of three parts and a key")
    let body = URLSafe.bytes(String(parts[2])) ?? []
    let claims = try? JSONDecoder().decode(Claims.self, from: Data(body))
    try hold(
      claims == Claims(aud: origin, exp: 1_800_043_200, sub: contact),
      "the proof has other claims than those of the server")
  }

  private struct Claims: Decodable, Equatable {
    var aud: String
    var exp: Int
    var sub: String
  }
}

/// Decrypts a push message as a browser does (RFC 8291).
private enum PushOpening {
  static func text(of sealed: [UInt8], for browser: KeyPair, secret: [UInt8]) -> [UInt8]? {
    guard sealed.count > 102 else { return nil }
    let (salt, sender) = (Array(sealed[..<16]), Array(sealed[21..<86]))
    guard let shared = browser.secret(with: sender) else { return nil }
    let about = Array("WebPush: info\0".utf8) + browser.publicBytes + sender
    let material = mac(mac(secret, shared), about + [1])
    let extracted = mac(salt, material)
    let key = mac(extracted, Array("Content-Encoding: aes128gcm\0".utf8) + [1]).prefix(16)
    let nonce = mac(extracted, Array("Content-Encoding: nonce\0".utf8) + [1]).prefix(12)
    guard
      let box = try? AES.GCM.SealedBox(
        nonce: AES.GCM.Nonce(data: Data(nonce)), ciphertext: Data(sealed[86..<sealed.count - 16]),
        tag: Data(sealed.suffix(16))),
      let text = try? AES.GCM.open(box, using: SymmetricKey(data: Data(key)))
    else { return nil }
    // The last byte is the delimiter of the padding.
    return text.last == 2 ? Array(text.dropLast()) : nil
  }

  private static func mac(_ key: [UInt8], _ message: [UInt8]) -> [UInt8] {
    Array(HMAC<SHA256>.authenticationCode(for: message, using: SymmetricKey(data: key)))
  }
}
