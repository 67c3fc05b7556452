/// Decodes the values of a structure, or the name of a case.
struct RouteKeyedDecoding<Key: CodingKey>: KeyedDecodingContainerProtocol {
  /// The name of the enumeration's case, once it is taken from the path. Copies of the container
  /// share it.
  private final class Case { var name: String? }

  let decoder: RouteDecoder
  private let taken = Case()
  var codingPath: [any CodingKey] { decoder.codingPath }

  init(decoder: RouteDecoder) { self.decoder = decoder }

  /// The key of the enumeration's case. Only a synthesized `Decodable` reads this, to learn which
  /// case follows. Reading takes the name from the path.
  var allKeys: [Key] {
    if let name = taken.name { return Key(stringValue: name).map { [$0] } ?? [] }
    guard let name = decoder.cursor.peek(), let key = Key(stringValue: name) else {
      let component = decoder.cursor.rest.first
      let field = RouteCodingError.name(codingPath)
      decoder.cursor.unknownCase =
        component.map { .unknownCase($0, field: field) } ?? .missing(field: field)
      return []
    }
    taken.name = try? decoder.cursor.take(codingPath)
    return [key]
  }

  func contains(_ key: Key) -> Bool { !decoder.cursor.isAtEnd }
  func decodeNil(forKey key: Key) -> Bool { decoder.cursor.takeNil() }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try decoder.at(key).decode(type)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    if taken.name == nil {
      let name = try decoder.cursor.take(codingPath)
      guard name == key.stringValue else {
        throw RouteCodingError.unknownCase(name, field: RouteCodingError.name(codingPath))
      }
    }
    return decoder.at(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder.at(key).unkeyedContainer()
  }

  func superDecoder() -> any Decoder { decoder }
  func superDecoder(forKey key: Key) -> any Decoder { decoder.at(key) }
}
