public import Foundation

/// The key by which push services know this server (VAPID, RFC 8292). Made once, kept beside the
/// data, readable by its owner alone: with another key no browser could be reached any more.
public struct PushKey: Sendable {
  /// What a file of that name is, where it is no key.
  public struct Unusable: Error, CustomStringConvertible {
    public let path: String

    public var description: String {
      "the key \(path) cannot be used: restore it, or remove it and every browser is asked again"
    }
  }

  let pair: KeyPair

  /// Reads the key of a data folder, or makes it.
  public init(folder: URL) throws(Unusable) {
    let file = folder.appendingPathComponent("push.key", isDirectory: false)
    guard FileManager.default.fileExists(atPath: file.path) else {
      guard let made = KeyPair.make(), Self.keep(made.der, in: file) else {
        throw Unusable(path: file.path)
      }
      pair = made
      return
    }
    guard let data = try? Data(contentsOf: file), let kept = KeyPair(der: [UInt8](data)) else {
      throw Unusable(path: file.path)
    }
    pair = kept
  }

  init(pair: KeyPair) { self.pair = pair }

  /// What a browser needs to know of it, in URL-safe base 64.
  public var publicText: String { URLSafe.text(pair.publicBytes) }

  /// Written beside its place and then moved there: half a key is never found.
  private static func keep(_ bytes: [UInt8], in file: URL) -> Bool {
    let new = file.appendingPathExtension("new")
    return FileManager.default.createFile(
      atPath: new.path, contents: Data(bytes), attributes: [.posixPermissions: 0o600])
      && rename(new.path, file.path) == 0
  }

  /// What a push service takes as proof that a message is this server's.
  ///
  /// - Parameters:
  ///   - origin: The service's scheme and host.
  ///   - contact: Whom the service may tell of trouble: `mailto:` or `https:`.
  func authorization(for origin: String, contact: String, at now: Date) -> String? {
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
