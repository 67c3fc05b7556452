/// An error of reading or storing a secret. It never contains any of the secret.
public enum SecretError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file or folder cannot be used.
  case unavailable(path: String)
  /// The file is not a key: restore it, or remove it and every secret with it.
  case badKey(path: String, bytes: Int)
  /// The stored bytes were changed, truncated, or sealed with another key or for another name.
  case damaged(name: String)
  /// The name is invalid: a name has 1 to 64 letters, digits, dots and hyphens, and begins with a
  /// letter.
  case badName(String)

  public var description: String {
    switch self {
    case .unavailable(let path): "the secrets in \(path) cannot be read or written"
    case .badKey(let path, let bytes):
      """
      the key file \(path) has \(bytes) bytes instead of \(SealingKey.length): restore it, or \
      remove it and the secrets in its folder
      """
    case .damaged(let name): "the secret '\(name)' cannot be decrypted"
    case .badName(let name):
      """
      '\(name)' is not a valid name of a secret: use at most 64 letters, digits, dots and hyphens, \
      and begin with a letter
      """
    }
  }
}
