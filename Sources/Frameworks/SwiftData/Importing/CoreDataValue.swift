import Foundation
import StrataPersistence

/// The conversion of values that Core Data stored.
enum CoreDataValue {
  /// Returns a value of a column as the type's column stores it in this project.
  static func column(_ value: SQLValue, for codec: AttributeCodec) -> SQLValue {
    switch (codec.columnType, value) {
    case (.text, .bytes(let data)) where data.count == 16: .text(identifier(data).uuidString)
    case (.real, .integer(let number)): .real(Double(number))
    case (.integer, .real(let number)): Int(exactly: number).map { .integer($0) } ?? value
    default: value
    }
  }

  private static func identifier(_ data: Data) -> UUID {
    data.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }

  /// Returns the value of a column as a type.
  ///
  /// - Throws: `DecodingError` or Foundation's error if the column does not contain such a value.
  static func decode<Value: Decodable>(_ type: Value.Type, _ value: SQLValue) throws -> Value {
    guard let codec = AttributeCodec.codec(for: type), codec.codable == nil else {
      return try structured(type, value)
    }
    guard let decoded = codec.decode(column(value, for: codec)) as? Value else {
      throw mismatch(type)
    }
    return decoded
  }

  static func mismatch(_ type: Any.Type) -> DecodingError {
    .typeMismatch(
      type,
      .init(
        codingPath: [], debugDescription: "The column's value does not have the property's type."))
  }

  /// Decodes a value that a column contains as JSON, as a property list or as an archive.
  private static func structured<Value: Decodable>(
    _ type: Value.Type, _ value: SQLValue
  ) throws -> Value {
    switch value {
    case .bytes(let data): return try self.data(type, data)
    case .text(let text):
      let json = try? JSONDecoder().decode(type, from: Data(text.utf8))
      return try json ?? JSONDecoder().decode(type, from: JSONEncoder().encode(text))
    case .integer(let number): return try JSONDecoder().decode(type, from: Data("\(number)".utf8))
    case .real(let number): return try JSONDecoder().decode(type, from: Data("\(number)".utf8))
    case .null, .json: throw mismatch(type)
    }
  }

  private static func data<Value: Decodable>(_ type: Value.Type, _ data: Data) throws -> Value {
    guard data.starts(with: Data("bplist".utf8)) else {
      return try JSONDecoder().decode(type, from: data)
    }
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    guard (list as? [String: Any])?["$archiver"] != nil else {
      return try PropertyListDecoder().decode(type, from: data)
    }
    let object = try NSKeyedUnarchiver.unarchivedObject(
      ofClasses: [
        NSArray.self, NSDictionary.self, NSString.self, NSNumber.self, NSDate.self, NSData.self,
      ], from: data)
    guard let object else { throw mismatch(type) }
    let plain = try PropertyListSerialization.data(
      fromPropertyList: object, format: .binary, options: 0)
    return try PropertyListDecoder().decode(type, from: plain)
  }
}
