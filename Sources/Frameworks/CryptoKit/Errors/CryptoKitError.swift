/// An error of an operation of CryptoKit.
public enum CryptoKitError: Error, Equatable, Sendable {
  /// The key has a size that the algorithm does not accept.
  case incorrectKeySize
  /// A parameter, such as a nonce or an encoded key, has the wrong size.
  case incorrectParameterSize
  /// The tag does not match: the box was changed, or the key or the authenticated data differs.
  case authenticationFailure
  /// The underlying library, which is OpenSSL's libcrypto, failed with a code.
  case underlyingCoreCryptoError(error: Int32)
  /// A key could not be wrapped.
  case wrapFailure
  /// A key could not be unwrapped.
  case unwrapFailure
  /// A parameter has the right size, but is not valid, such as a point that is not on the curve.
  case invalidParameter
}
