import Foundation
import StrataDeviceServices
import StrataPersistence

/// The conversion between the values of an attribute and those of its column.
// @unchecked: its closures hold metatypes alone, which do not change.
struct AttributeCodec: @unchecked Sendable {
  let columnType: ColumnType
  var isOptional = false
  /// A Boolean value that indicates whether SQLite sorts the columns as Swift's `<` sorts the
  /// values.
  var isOrdered = false
  /// A Boolean value that indicates whether equal columns mean equal values. It is `false` for
  /// JSON, since a type may define any equality.
  var isExact = true
  /// The type of the values, without an optional around it, if they are stored as JSON; otherwise
  /// `nil`.
  var codable: (any Codable.Type)?
  /// Returns a value as its column stores it; `nil` if it is of another type or cannot be encoded.
  let encode: (Any) -> SQLValue?
  /// Returns the value of a column; `nil` if the column does not contain one.
  let decode: (SQLValue) -> Any?

  private static let known = Locked<[ObjectIdentifier: AttributeCodec]>([:])

  /// Returns the codec for a type; `nil` if the type is neither a scalar nor `Codable`.
  static func codec(for type: Any.Type) -> AttributeCodec? {
    let name = ObjectIdentifier(type)
    if let codec = known.withLock({ $0[name] }) { return codec }
    guard let codec = make(for: type) else { return nil }
    known.withLock { $0[name] = codec }
    return codec
  }

  private static func make(for type: Any.Type) -> AttributeCodec? {
    if let optional = type as? any OptionalValue.Type { return optional.codec }
    if let scalar = type as? any StoredScalar.Type { return self.scalar(scalar) }
    if let raw = type as? any RawRepresentable.Type, let codec = self.raw(raw) { return codec }
    guard let codable = type as? any Codable.Type else { return nil }
    return json(codable)
  }

  private static func scalar<Value: StoredScalar>(_ type: Value.Type) -> AttributeCodec {
    AttributeCodec(
      columnType: type.columnType, isOrdered: type.isOrdered,
      encode: { ($0 as? Value)?.sqlValue }, decode: { Value($0) })
  }

  /// Returns the codec for a type with a scalar raw value. If the type is `Codable`, its encoding
  /// may differ from the raw value, but both result in the same value.
  private static func raw<Value: RawRepresentable>(_ type: Value.Type) -> AttributeCodec? {
    guard let scalar = Value.RawValue.self as? any StoredScalar.Type else { return nil }
    let inner = self.scalar(scalar)
    return AttributeCodec(
      columnType: inner.columnType,
      encode: { ($0 as? Value).flatMap { inner.encode($0.rawValue) } },
      decode: { (inner.decode($0) as? Value.RawValue).flatMap(Value.init(rawValue:)) })
  }

  private static func json<Value: Codable>(_ type: Value.Type) -> AttributeCodec {
    AttributeCodec(
      columnType: .text, isExact: false, codable: type,
      encode: { value in
        guard let value = value as? Value else { return nil }
        return (try? encoder().encode(value)).map { .text(String(decoding: $0, as: UTF8.self)) }
      },
      decode: { column in
        guard case .text(let text) = column else { return nil }
        return try? decoder().decode(Value.self, from: Data(text.utf8))
      })
  }

  private static func encoder() -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }

  private static func decoder() -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }
}

/// An optional type. Its codec is that of the wrapped type, with NULL for `nil`.
protocol OptionalValue {
  static var wrappedType: Any.Type { get }
  /// The value `nil` of the optional type.
  static var noValue: Any { get }
  static var codec: AttributeCodec? { get }
  /// The wrapped value; `nil` if there is none.
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  static var wrappedType: Any.Type { Wrapped.self }

  static var noValue: Any { Wrapped?.none as Any }

  var wrapped: Any? { self }

  static var codec: AttributeCodec? {
    guard let inner = AttributeCodec.codec(for: Wrapped.self), !inner.isOptional else {
      return nil
    }
    return AttributeCodec(
      columnType: inner.columnType, isOptional: true, isOrdered: inner.isOrdered,
      isExact: inner.isExact, codable: inner.codable,
      encode: { value in
        guard let value = value as? Wrapped? else { return nil }
        guard let value else { return .null }
        return inner.encode(value)
      },
      decode: { column in
        if column == .null { return Wrapped?.none as Any }
        return (inner.decode(column) as? Wrapped).map { Wrapped?.some($0) as Any }
      })
  }
}
