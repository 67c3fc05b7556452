/// Decodes one component as one value.
struct RouteSingleDecoding: SingleValueDecodingContainer {
  let decoder: RouteDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }
  private var cursor: RouteCursor { decoder.cursor }

  func decodeNil() -> Bool { cursor.takeNil() }
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.decode(type) }

  func decode(_ type: Bool.Type) throws -> Bool { try cursor.take(type, codingPath) }
  func decode(_ type: String.Type) throws -> String { try cursor.take(codingPath) }
  func decode(_ type: Double.Type) throws -> Double { try cursor.takeFinite(type, codingPath) }
  func decode(_ type: Float.Type) throws -> Float { try cursor.takeFinite(type, codingPath) }
  func decode(_ type: Int.Type) throws -> Int { try cursor.take(type, codingPath) }
  func decode(_ type: Int8.Type) throws -> Int8 { try cursor.take(type, codingPath) }
  func decode(_ type: Int16.Type) throws -> Int16 { try cursor.take(type, codingPath) }
  func decode(_ type: Int32.Type) throws -> Int32 { try cursor.take(type, codingPath) }
  func decode(_ type: Int64.Type) throws -> Int64 { try cursor.take(type, codingPath) }
  func decode(_ type: UInt.Type) throws -> UInt { try cursor.take(type, codingPath) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try cursor.take(type, codingPath) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try cursor.take(type, codingPath) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try cursor.take(type, codingPath) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try cursor.take(type, codingPath) }
}
