public import Foundation
import StrataDeviceServices

/// The key that identifies the server to push services (VAPID, RFC 8292). The key is created once,
/// stored with the data, and readable by its owner only. With another key no subscribed browser
/// could be reached.
public struct PushKey: Sendable {
  /// An error for a key file that is not a key.
  public struct Unusable: Error, CustomStringConvertible {
    /// The path of the file.
    public let path: String

    public var description: String {
      "the key \(path) cannot be used: restore it, or remove it and every browser has to allow notifications again"
    }
  }

  let pair: KeyPair

  /// Reads the key of a data folder, or creates it.
  ///
  /// - Throws: ``Unusable`` if the file is not a key, or cannot be read or written.
  public init(folder: URL) throws(Unusable) {
    let file = folder.appendingPathComponent("push.key", isDirectory: false)
    if !FileManager.default.fileExists(atPath: file.path) {
      guard let made = KeyPair.make(), SecretFile.create(file, with: Data(made.der)) else {
        throw Unusable(path: file.path)
      }
    }
    guard let data = try? Data(contentsOf: file), let kept = KeyPair(der: [UInt8](data)) else {
      throw Unusable(path: file.path)
    }
    pair = kept
  }

  package init(pair: KeyPair) { self.pair = pair }

  /// The public key, in URL-safe base 64.
  public var publicText: String { URLSafe.text(pair.publicBytes) }

  /// Returns the `Authorization` header that proves to a push service that a message is this
  /// server's.
  ///
  /// - Parameters:
  ///   - origin: The service's scheme and host.
  ///   - contact: The contact for the service's operator: `mailto:` or `https:`.
  ///   - now: The current time.
  package func authorization(for origin: String, contact: String, at now: Date) -> String? {
    let ends = Int(now.timeIntervalSince1970) + 12 * 3600
    let claims: [String: Any] = ["aud": origin, "exp": ends, "sub": contact]
    guard
      let body = try? JSONSerialization.data(
        withJSONObject: claims, options: [.sortedKeys, .withoutEscapingSlashes])
    else { return nil }
    let head = Array(#"{"typ":"JWT","alg":"ES256"}"#.utf8)
    let text = URLSafe.text(head) + "." + URLSafe.text([UInt8](body))
    guard let signature = pair.signature(of: Array(text.utf8)) else { return nil }
    return "vapid t=\(text).\(URLSafe.text(signature)), k=\(publicText)"
  }
}
