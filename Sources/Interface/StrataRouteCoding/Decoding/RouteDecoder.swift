/// Decodes one value from a cursor that all its containers share.
struct RouteDecoder: Decoder {
  let cursor: RouteCursor
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// The maximum nesting of values: paths are untrusted, and a recursive route must not exhaust the
  /// stack.
  private static let deepest = 64

  init(cursor: RouteCursor, codingPath: [any CodingKey] = []) {
    self.cursor = cursor
    self.codingPath = codingPath
  }

  func at(_ key: any CodingKey) -> Self { Self(cursor: cursor, codingPath: codingPath + [key]) }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let field = RouteCodingError.name(codingPath)
    if codingPath.count > Self.deepest { throw RouteCodingError.tooDeep(field: field) }
    if type is any RouteUnordered.Type {
      throw RouteCodingError.unsupported(type, field: field)
    }
    let component = cursor.rest.first
    do {
      return try T(from: self)
    } catch let error as DecodingError {
      // A type that validates its value, such as a raw value or a UUID.
      guard let component, cursor.unknownCase == nil else { throw error }
      throw RouteCodingError.mismatch(component, field: field, type: type)
    }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(RouteKeyedDecoding(decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try RouteUnkeyedDecoding(decoder: self)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    RouteSingleDecoding(decoder: self)
  }
}
