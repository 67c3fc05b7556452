public import Foundation

/// A private key of a curve of NIST. Not part of Apple's API.
public protocol _NISTPrivateKey: _NISTKey {
  /// The type of the public key that belongs to the private key.
  associatedtype PublicKey: _NISTPublicKey
}

extension _NISTPrivateKey {
  private static var size: Int { _curve.byteCount }

  /// Creates a random private key of the curve.
  ///
  /// - Parameter compactRepresentable: Whether the public key has a compact representation.
  public init(compactRepresentable: Bool = true) {
    repeat {
      guard let handle = try? _KeyHandle.generate(on: Self._curve) else {
        preconditionFailure("OpenSSL could not create a key")
      }
      self.init(_handle: handle)
      // Every second key has one.
    } while compactRepresentable && publicKey.compactRepresentation == nil
  }

  /// Creates a key from its secret number.
  ///
  /// - Throws: `CryptoKitError.incorrectParameterSize`; `invalidParameter` if the number is zero or
  ///   not below the order of the curve.
  public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
    self.init(
      _handle: try rawRepresentation.withUnsafeBytes { try .privateKey($0, on: Self._curve) })
  }

  /// Creates a key from its representation of ANSI X9.63: the public key, followed by the secret
  /// number.
  ///
  /// - Throws: `CryptoKitError.incorrectParameterSize` for another number of bytes;
  ///   `invalidParameter` if the two parts do not belong together.
  public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
    let length = 1 + 2 * Self.size
    let handle = try x963Representation.withUnsafeBytes { bytes in
      guard bytes.count == length + Self.size else { throw CryptoKitError.incorrectParameterSize }
      let secret = UnsafeRawBufferPointer(rebasing: bytes[length...])
      let handle = try _KeyHandle.privateKey(secret, on: Self._curve)
      guard try handle.point(on: Self._curve).elementsEqual(bytes.prefix(length)) else {
        throw CryptoKitError.invalidParameter
      }
      return handle
    }
    self.init(_handle: handle)
  }

  /// Creates a key from its encoding in DER, in the format PKCS #8 or SEC 1.
  ///
  /// - Throws: `CryptoKitASN1Error.invalidASN1Object` if it is none, or one of another curve.
  public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws
  where Bytes.Element == UInt8 {
    self.init(_handle: try .privateKey(der: Data(derRepresentation), on: Self._curve))
  }

  /// Creates a key from a PEM document of the type `PRIVATE KEY` or `EC PRIVATE KEY`.
  ///
  /// - Throws: `CryptoKitASN1Error` if the text is no such document.
  public init(pemRepresentation: String) throws {
    let types = ["PRIVATE KEY", "EC PRIVATE KEY"]
    try self.init(derRepresentation: PEMDocument(pemRepresentation, types: types).bytes)
  }

  /// The public key that belongs to this private key.
  public var publicKey: PublicKey {
    guard let key = try? _KeyHandle.publicKey(_handle.point(on: Self._curve), on: Self._curve)
    else { preconditionFailure("OpenSSL could not return the public key of a private key") }
    return PublicKey(_handle: key)
  }

  /// A copy of the secret number, which is not overwritten when it is released.
  public var rawRepresentation: Data {
    guard let scalar = try? _handle.scalar(on: Self._curve) else {
      preconditionFailure("OpenSSL could not return the number of a private key")
    }
    return scalar.withUnsafeBytes { Data($0) }
  }

  /// A copy of the key's representation of ANSI X9.63: the public key, followed by the secret
  /// number. It is not overwritten when it is released.
  public var x963Representation: Data { publicKey.x963Representation + rawRepresentation }

  /// A copy of the key in DER, in the format PKCS #8. It is not overwritten when it is released.
  public var derRepresentation: Data {
    guard let der = try? _handle.privateDER() else {
      preconditionFailure("OpenSSL could not encode a private key")
    }
    return der
  }

  /// A copy of the key as a PEM document of the type `PRIVATE KEY`. It is not overwritten when it
  /// is released.
  public var pemRepresentation: String {
    PEMDocument(type: "PRIVATE KEY", bytes: derRepresentation).text
  }
}
