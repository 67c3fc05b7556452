/// Encodes one value as one component.
struct RouteSingleEncoding: SingleValueEncodingContainer {
  let encoder: RouteEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil() { encoder.appendNil() }
  func encode<T: Encodable>(_ value: T) throws { try encoder.encode(value) }

  func encode(_ value: Bool) { encoder.append(value.description) }
  func encode(_ value: String) { encoder.append(value) }
  func encode(_ value: Double) throws { try encoder.append(number: value) }
  func encode(_ value: Float) throws { try encoder.append(number: value) }
  func encode(_ value: Int) { encoder.append(value.description) }
  func encode(_ value: Int8) { encoder.append(value.description) }
  func encode(_ value: Int16) { encoder.append(value.description) }
  func encode(_ value: Int32) { encoder.append(value.description) }
  func encode(_ value: Int64) { encoder.append(value.description) }
  func encode(_ value: UInt) { encoder.append(value.description) }
  func encode(_ value: UInt8) { encoder.append(value.description) }
  func encode(_ value: UInt16) { encoder.append(value.description) }
  func encode(_ value: UInt32) { encoder.append(value.description) }
  func encode(_ value: UInt64) { encoder.append(value.description) }
}
