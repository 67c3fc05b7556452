/// An authentication code that ``HMAC`` has computed.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
  let digest: H.Digest

  /// The number of bytes of the code.
  public var byteCount: Int { H.Digest.byteCount }

  /// Calls a closure with the bytes, which are valid only during the call.
  public func withUnsafeBytes<R>(
    _ body: (UnsafeRawBufferPointer) throws -> R
  ) rethrows -> R {
    try digest.withUnsafeBytes(body)
  }

  /// Adds the code to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }

  /// A text with the name of the hash function and the code in hexadecimal digits.
  public var description: String { "HMAC with \(H.self): \(hexadecimal)" }
}
