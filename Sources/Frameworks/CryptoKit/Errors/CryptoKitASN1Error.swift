/// An error in a key or signature that is encoded as ASN.1, in DER or PEM.
public enum CryptoKitASN1Error: Error, Equatable, Sendable {
  /// A field has an identifier that ASN.1 does not permit.
  case invalidFieldIdentifier
  /// A field has another type than expected.
  case unexpectedFieldType
  /// An object identifier is not valid.
  case invalidObjectIdentifier
  /// The bytes are not the expected object.
  case invalidASN1Object
  /// An integer is not encoded in the shortest way.
  case invalidASN1IntegerEncoding
  /// The bytes end in the middle of a field.
  case truncatedASN1Field
  /// A field's length is encoded in a way that is not supported.
  case unsupportedFieldLength
  /// The text is not a PEM document, or a PEM document of another kind.
  case invalidPEMDocument
}
