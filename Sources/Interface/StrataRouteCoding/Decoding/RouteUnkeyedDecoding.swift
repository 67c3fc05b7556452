/// Decodes the elements of an array, which follow their count.
struct RouteUnkeyedDecoding: UnkeyedDecodingContainer {
  private let decoder: RouteDecoder
  private(set) var currentIndex = 0
  let count: Int?
  var codingPath: [any CodingKey] { decoder.codingPath }
  var isAtEnd: Bool { currentIndex >= count ?? 0 }

  /// The maximum number of elements in a path.
  private static let largest = 10_000

  init(decoder: RouteDecoder) throws(RouteCodingError) {
    self.decoder = decoder
    let component = decoder.cursor.rest.first ?? ""
    let count = try decoder.cursor.take(Int.self, decoder.codingPath)
    guard (0...Self.largest).contains(count) else {
      let field = RouteCodingError.name(decoder.codingPath)
      throw .mismatch(component, field: field, type: [Any].self)
    }
    self.count = count
  }

  private mutating func next() throws(RouteCodingError) -> RouteDecoder {
    let decoder = decoder.at(RouteKey(currentIndex))
    guard !isAtEnd else { throw .missing(field: RouteCodingError.name(decoder.codingPath)) }
    currentIndex += 1
    return decoder
  }

  mutating func decodeNil() -> Bool {
    guard !isAtEnd, decoder.cursor.takeNil() else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try next().decode(type) }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try next().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try next() }
}
