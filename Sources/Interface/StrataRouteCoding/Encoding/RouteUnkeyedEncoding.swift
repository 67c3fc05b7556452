/// Encodes the elements of an array after their count, which is updated as they are added.
struct RouteUnkeyedEncoding: UnkeyedEncodingContainer {
  private let encoder: RouteEncoder
  private let place: Int
  private(set) var count = 0
  var codingPath: [any CodingKey] { encoder.codingPath }

  init(encoder: RouteEncoder) {
    self.encoder = encoder
    place = encoder.storage.components.count
    encoder.append("0")
  }

  private mutating func next() -> RouteEncoder {
    defer {
      count += 1
      encoder.storage.components[place] = String(count)
    }
    return encoder.at(RouteKey(count))
  }

  mutating func encodeNil() { next().appendNil() }
  mutating func encode<T: Encodable>(_ value: T) throws { try next().encode(value) }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    next().container(keyedBy: keyType)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    next().unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder { next() }
}
