import Foundation
import StrataPersistence

/// A decoder of structures whose properties are columns of a row.
///
/// Apple's SwiftData stores a structure as a column for each property, and an enumeration as a
/// column for each case. The column of the value's case contains that case's name.
final class ColumnDecoder: Decoder {
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]
  fileprivate let row: CoreDataFile.Row
  private let columns: (String) -> [String]
  /// The names of the properties that were asked for.
  private(set) var keys: Set<String> = []
  /// A Boolean value that indicates whether a column contained a value. If none did, the structure
  /// is `nil`.
  fileprivate(set) var hasValue = false

  /// Creates a decoder.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - columns: A closure that returns the columns in which a property may be.
  init(_ row: CoreDataFile.Row, columns: @escaping (String) -> [String]) {
    (self.row, self.columns) = (row, columns)
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(ColumnContainer<Key>(decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw CoreDataValue.mismatch([Any].self)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    throw CoreDataValue.mismatch(Any.self)
  }

  /// Returns a structure within the structure; `nil` if none of its columns has a value.
  fileprivate func structure<Value: Decodable>(_ type: Value.Type) throws -> Value? {
    let inner = ColumnDecoder(row, columns: columns)
    defer {
      keys.formUnion(inner.keys)
      hasValue = hasValue || inner.hasValue
    }
    do {
      let value = try type.init(from: inner)
      return inner.hasValue ? value : nil
    } catch  where !inner.hasValue {
      return nil
    }
  }

  /// Returns the values that a property may have; `nil` if it has no column.
  fileprivate func values(_ key: any CodingKey) -> [SQLValue]? {
    keys.insert(key.stringValue)
    let columns = columns(key.stringValue)
    guard !columns.isEmpty else { return nil }
    let values = columns.compactMap { row.values[$0] }.filter { $0 != .null }
    if !values.isEmpty { hasValue = true }
    return values
  }
}

private struct ColumnContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: ColumnDecoder
  var codingPath: [any CodingKey] { [] }

  /// The cases of an enumeration of which the row contains the name.
  var allKeys: [Key] {
    decoder.row.values.compactMap { column, value in
      guard let name = value.plainText, column == "Z\(name.uppercased())" else { return nil }
      return Key(stringValue: name)
    }
  }

  func contains(_ key: Key) -> Bool { decoder.values(key)?.isEmpty != true }

  func decodeNil(forKey key: Key) -> Bool { decoder.values(key)?.isEmpty == true }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    // A property without a column is a structure, whose properties are columns of the same row.
    guard let values = decoder.values(key) else { return try type.init(from: decoder) }
    for value in values {
      if let decoded = try? CoreDataValue.decode(type, value) { return decoded }
    }
    throw CoreDataValue.mismatch(type)
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    guard let values = decoder.values(key) else { return try decoder.structure(type) }
    return values.isEmpty ? nil : try decode(type, forKey: key)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) -> KeyedDecodingContainer<NestedKey> {
    decoder.hasValue = true
    return decoder.container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw CoreDataValue.mismatch([Any].self)
  }

  func superDecoder() -> any Decoder { decoder }

  func superDecoder(forKey key: Key) -> any Decoder { decoder }
}
