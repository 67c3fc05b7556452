public import Foundation

/// A signature with a curve of NIST. Not part of Apple's API.
public protocol _NISTSignature: ContiguousBytes, Sendable {
  /// The elliptic curve of the signing key.
  static var _curve: _NISTCurve { get }

  /// The two numbers of the signature, each as long as a coordinate.
  var rawRepresentation: Data { get }

  /// Creates a signature from its two numbers, which must have the right length.
  init(_raw: Data)
}

extension _NISTSignature {
  /// Creates a signature from its two numbers, each as long as a coordinate.
  ///
  /// - Throws: `CryptoKitError.incorrectParameterSize` for another number of bytes.
  public init<D: DataProtocol>(rawRepresentation: D) throws {
    guard rawRepresentation.count == 2 * Self._curve.byteCount else {
      throw CryptoKitError.incorrectParameterSize
    }
    self.init(_raw: Data(rawRepresentation))
  }

  /// Creates a signature from its encoding in DER.
  ///
  /// - Throws: `CryptoKitASN1Error.invalidASN1Object` if the data is no such signature, or one with
  ///   longer numbers.
  public init<D: DataProtocol>(derRepresentation: D) throws {
    let (der, size) = (Data(derRepresentation), Self._curve.byteCount)
    let raw = try SignatureNumbers.raw(der: der, byteCount: size)
    // OpenSSL also reads lengths that are longer than needed. One signature has one form.
    guard try SignatureNumbers.der(raw: raw) == der else {
      throw CryptoKitASN1Error.invalidASN1Object
    }
    self.init(_raw: raw)
  }

  /// The signature, encoded in DER.
  public var derRepresentation: Data {
    guard let der = try? SignatureNumbers.der(raw: rawRepresentation) else {
      preconditionFailure("OpenSSL could not encode a signature")
    }
    return der
  }

  /// Calls a closure with the bytes of the two numbers, which are valid only during the call.
  public func withUnsafeBytes<R>(
    _ body: (UnsafeRawBufferPointer) throws -> R
  ) rethrows -> R {
    try rawRepresentation.withUnsafeBytes(body)
  }
}
