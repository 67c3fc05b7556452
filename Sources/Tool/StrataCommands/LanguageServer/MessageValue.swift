import Foundation

/// A JSON value, as the messages of a language server contain it.
enum MessageValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case list([MessageValue])
  case object([String: MessageValue])

  /// The value of a key; `null` if this is no object or has no such key.
  subscript(key: String) -> MessageValue {
    if case .object(let all) = self { all[key] ?? .null } else { .null }
  }

  /// The text; `nil` if this is another kind of value.
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The whole number; `nil` if this is another kind of value.
  var integer: Int? {
    switch self {
    case .integer(let number): number
    case .number(let number): Int(exactly: number)
    default: nil
    }
  }

  /// The elements; `nil` if this is another kind of value.
  var list: [MessageValue]? { if case .list(let all) = self { all } else { nil } }
}

extension MessageValue: Codable {
  init(from decoder: any Decoder) throws {
    let one = try decoder.singleValueContainer()
    if one.decodeNil() {
      self = .null
    } else if let value = try? one.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? one.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? one.decode(Double.self) {
      self = .number(value)
    } else if let value = try? one.decode(String.self) {
      self = .text(value)
    } else if let value = try? one.decode([MessageValue].self) {
      self = .list(value)
    } else {
      self = .object(try one.decode([String: MessageValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var one = encoder.singleValueContainer()
    switch self {
    case .null: try one.encodeNil()
    case .bool(let value): try one.encode(value)
    case .integer(let value): try one.encode(value)
    case .number(let value): try one.encode(value)
    case .text(let value): try one.encode(value)
    case .list(let value): try one.encode(value)
    case .object(let value): try one.encode(value)
    }
  }

  /// Reads a JSON document.
  ///
  /// - Throws: the decoder's error if the bytes are no JSON.
  static func read(_ bytes: [UInt8]) throws -> MessageValue {
    try JSONDecoder().decode(MessageValue.self, from: Data(bytes))
  }

  /// The value as JSON, with sorted keys.
  var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { [UInt8]($0) } ?? Array("null".utf8)
  }
}
