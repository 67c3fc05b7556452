/// Encodes one value; all its containers append to the same list of components.
struct RouteEncoder: Encoder {
  final class Storage {
    var components: [String] = []
  }

  let storage: Storage
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(storage: Storage = Storage(), codingPath: [any CodingKey] = []) {
    self.storage = storage
    self.codingPath = codingPath
  }

  func at(_ key: any CodingKey) -> Self { Self(storage: storage, codingPath: codingPath + [key]) }

  func encode<T: Encodable>(_ value: T) throws {
    if value is any RouteUnordered {
      throw RouteCodingError.unsupported(T.self, field: RouteCodingError.name(codingPath))
    }
    try value.encode(to: self)
  }

  func append(_ text: String) { storage.components.append(RouteComponent.encode(text)) }
  /// Appends a number, which must be finite: no other is decoded.
  func append<T: FloatingPoint & LosslessStringConvertible>(
    number: T
  ) throws(RouteCodingError) {
    guard number.isFinite else {
      throw .notFinite(number.description, field: RouteCodingError.name(codingPath))
    }
    append(number.description)
  }

  func appendNil() { storage.components.append(RouteComponent.absent) }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(RouteKeyedEncoding(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { RouteUnkeyedEncoding(encoder: self) }
  func singleValueContainer() -> any SingleValueEncodingContainer {
    RouteSingleEncoding(encoder: self)
  }
}
