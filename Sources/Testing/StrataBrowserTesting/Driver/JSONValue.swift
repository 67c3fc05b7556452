import Foundation

/// A value of the WebDriver protocol: an argument for the page, or a result.
///
///     let answer = try await browser.run("return {n: args[0] + 1}", 41)
///     answer["n"]?.int    // 42
public enum JSONValue: Sendable, Equatable, Codable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let array = try? value.decode([JSONValue].self) {
      self = .array(array)
    } else {
      self = .object(try value.decode([String: JSONValue].self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value): try encode(value, in: &container)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  /// Encodes a number. A whole number is encoded without a decimal point, since some commands
  /// reject `3.0`.
  private func encode(
    _ number: Double, in container: inout any SingleValueEncodingContainer
  ) throws {
    if let whole = Int(exactly: number) {
      try container.encode(whole)
    } else {
      try container.encode(number)
    }
  }
}

extension JSONValue {
  /// Returns a member of an object; `nil` if there is none, or if it is not an object.
  public subscript(_ name: String) -> JSONValue? { object?[name] }

  /// The string; `nil` if it is another type of value.
  public var string: String? { if case .string(let value) = self { value } else { nil } }
  /// The Boolean value; `nil` if it is another type of value.
  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  /// The number; `nil` if it is another type of value.
  public var double: Double? { if case .number(let value) = self { value } else { nil } }
  /// The number as an integer; `nil` if it is not whole, or if this is another type of value.
  public var int: Int? { double.flatMap { Int(exactly: $0) } }
  /// The elements of an array; `nil` if it is another type of value.
  public var array: [JSONValue]? { if case .array(let value) = self { value } else { nil } }
  /// The members of an object; `nil` if it is another type of value.
  public var object: [String: JSONValue]? {
    if case .object(let value) = self { value } else { nil }
  }
  /// A Boolean value that indicates whether the value is null.
  public var isNull: Bool { self == .null }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral, CustomStringConvertible
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }
  public init(nilLiteral: ()) { self = .null }

  /// The value as JSON text.
  public var description: String {
    (try? bytes()).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Encodes the value as JSON.
  ///
  /// - Throws: Foundation's error for a number that is not finite.
  func bytes() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(self))
  }
}
