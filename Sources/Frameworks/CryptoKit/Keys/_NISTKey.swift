/// A key of one of NIST's curves. Not part of Apple's API: it contains the code that the key types
/// share.
public protocol _NISTKey: Sendable {
  /// The elliptic curve of the key.
  static var _curve: _NISTCurve { get }

  /// The key as OpenSSL represents it.
  var _handle: _KeyHandle { get }

  /// Creates a key from OpenSSL's representation, which must be on the curve.
  init(_handle: _KeyHandle)
}
