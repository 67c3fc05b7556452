public import Foundation

/// A public key of a curve of NIST. Not part of Apple's API.
public protocol _NISTPublicKey: _NISTKey {}

extension _NISTPublicKey {
  private static var size: Int { _curve.byteCount }

  private init(point: [UInt8]) throws {
    self.init(_handle: try .publicKey(point, on: Self._curve))
  }

  private static func bytes(_ source: some ContiguousBytes, count: Int) throws -> [UInt8] {
    let bytes = source.withUnsafeBytes { Array($0) }
    guard bytes.count == count else { throw CryptoKitError.incorrectParameterSize }
    return bytes
  }

  /// Creates a key from its two coordinates.
  ///
  /// - Throws: `CryptoKitError.incorrectParameterSize` for another number of bytes;
  ///   `invalidParameter` if the point is not on the curve.
  public init<D: ContiguousBytes>(rawRepresentation: D) throws {
    try self.init(point: [4] + Self.bytes(rawRepresentation, count: 2 * Self.size))
  }

  /// Creates a key from its first coordinate. The second is the smaller of the two possible
  /// numbers.
  ///
  /// - Throws: `CryptoKitError.incorrectParameterSize` for another number of bytes;
  ///   `invalidParameter` if no point of the curve has that coordinate.
  public init<D: ContiguousBytes>(compactRepresentation: D) throws {
    let x = try Self.bytes(compactRepresentation, count: Self.size)
    let even = try Self(point: [2] + x)
    self = even.compactRepresentation == nil ? try Self(point: [3] + x) : even
  }

  /// Creates a key from its first coordinate, after a byte that distinguishes the two possible
  /// points.
  ///
  /// - Throws: `CryptoKitError.incorrectParameterSize` for another number of bytes;
  ///   `invalidParameter` if there is no such point.
  public init<D: ContiguousBytes>(compressedRepresentation: D) throws {
    let point = try Self.bytes(compressedRepresentation, count: 1 + Self.size)
    guard point[0] == 2 || point[0] == 3 else { throw CryptoKitError.invalidParameter }
    try self.init(point: point)
  }

  /// Creates a key from its representation of ANSI X9.63: a byte 4 and the two coordinates, or the
  /// compressed representation.
  ///
  /// - Throws: `CryptoKitError.incorrectParameterSize` for another number of bytes;
  ///   `invalidParameter` if there is no such point.
  public init<D: ContiguousBytes>(x963Representation: D) throws {
    let count = x963Representation.withUnsafeBytes { $0.count }
    guard count != 1 + Self.size else {
      self = try Self(compressedRepresentation: x963Representation)
      return
    }
    let point = try Self.bytes(x963Representation, count: 1 + 2 * Self.size)
    guard point[0] == 4 else { throw CryptoKitError.invalidParameter }
    try self.init(point: point)
  }

  /// Creates a key from its encoding in DER, in the format of X.509.
  ///
  /// - Throws: `CryptoKitASN1Error.invalidASN1Object` if it is none, or one of another curve.
  public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws
  where Bytes.Element == UInt8 {
    self.init(_handle: try .publicKey(der: Data(derRepresentation), on: Self._curve))
  }

  /// Creates a key from a PEM document of the type `PUBLIC KEY`.
  ///
  /// - Throws: `CryptoKitASN1Error`.
  public init(pemRepresentation: String) throws {
    let document = try PEMDocument(pemRepresentation, types: ["PUBLIC KEY"])
    try self.init(derRepresentation: document.bytes)
  }

  /// The point of the key, uncompressed, which every key of this type has.
  private var point: [UInt8] {
    guard let point = try? _handle.point(on: Self._curve) else {
      preconditionFailure("OpenSSL could not return the point of a public key")
    }
    return point
  }

  /// The two coordinates of the public key's point on the curve.
  public var rawRepresentation: Data { Data(point.dropFirst()) }

  /// The representation of ANSI X9.63: a byte 4 and the two coordinates.
  public var x963Representation: Data { Data(point) }

  /// The first coordinate, after a byte that distinguishes the two possible points.
  public var compressedRepresentation: Data {
    Data([2 + (point[2 * Self.size] & 1)] + point[1...Self.size])
  }

  /// The first coordinate; `nil` if the second is not the smaller of the two possible numbers.
  public var compactRepresentation: Data? {
    let point = point
    // Points come in pairs: the second coordinates of a pair sum up to the curve's prime.
    let x = Array(point[1...Self.size])
    let parity = point[2 * Self.size] & 1
    guard let other = try? Self(point: [3 - parity] + x) else { return nil }
    let (mine, its) = (point[(1 + Self.size)...], other.point[(1 + Self.size)...])
    return its.lexicographicallyPrecedes(mine) ? nil : Data(x)
  }

  /// The key in DER, in the format of X.509.
  public var derRepresentation: Data {
    guard let der = try? _handle.publicDER() else {
      preconditionFailure("OpenSSL could not encode a public key")
    }
    return der
  }

  /// The key as a PEM document of the type `PUBLIC KEY`.
  public var pemRepresentation: String {
    PEMDocument(type: "PUBLIC KEY", bytes: derRepresentation).text
  }
}
