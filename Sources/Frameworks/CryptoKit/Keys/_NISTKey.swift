/// A key of a curve of NIST. Not part of Apple's API, whose types repeat what is written once here.
public protocol _NISTKey: Sendable {
  /// The elliptic curve of the key.
  static var _curve: _NISTCurve { get }

  /// The key of OpenSSL.
  var _handle: _KeyHandle { get }

  /// Creates a key around one of OpenSSL, which is on the curve.
  init(_handle: _KeyHandle)
}
