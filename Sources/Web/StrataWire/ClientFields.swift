import Foundation
import StrataDeviceServices

/// The elements of a client's message, read by index and type.
struct ClientFields {
  private let fields: [PlainFields.Field]

  init(_ message: String) throws(WireError) {
    if let plain = PlainFields.read(message) {
      fields = plain
    } else {
      fields = try Self.decoded(message)
    }
    guard !fields.isEmpty else { throw .notAnArray }
  }

  /// Decodes what the plain reader does not: escapes, spaces, nesting, and invalid JSON.
  private static func decoded(_ message: String) throws(WireError) -> [PlainFields.Field] {
    do {
      return try JSONDecoder().decode(
        [PlainFields.Field].self, fromUntrusted: Data(message.utf8))
    } catch {
      throw .notAnArray
    }
  }

  var count: Int { fields.count }

  /// Returns whether the first element of the message is this text.
  func begins(with tag: String) -> Bool {
    if case .text(tag) = fields[0] { true } else { false }
  }

  /// Returns the integer at an index, which by default must not be negative.
  func int(
    _ index: Int, _ name: String, minimum: Int = 0, maximum: Int = .max
  ) throws(WireError) -> Int {
    guard index < fields.count else { throw .missing(field: name) }
    guard case .number(let value) = fields[index] else {
      throw .wrongType(field: name, wanted: "a whole number", found: fields[index].kind)
    }
    guard value >= minimum, value <= maximum else {
      throw .outOfRange(field: name, value: value, minimum: minimum, maximum: maximum)
    }
    return value
  }

  func text(
    _ index: Int, _ name: String, limit: Int = ClientMessage.maximumText
  ) throws(WireError) -> String {
    guard index < fields.count else { throw .missing(field: name) }
    guard case .text(let text) = fields[index] else {
      throw .wrongType(field: name, wanted: "a text", found: fields[index].kind)
    }
    guard text.utf8.count <= limit else { throw .tooLong(field: name, limit: limit) }
    return text
  }

  /// Requires an array at an index, without reading its content.
  func requireList(_ index: Int, _ name: String) throws(WireError) {
    guard case .list = fields[index] else {
      throw .wrongType(field: name, wanted: "an array", found: fields[index].kind)
    }
  }
}

extension PlainFields.Field {
  /// The kind of the field's value, for error messages.
  fileprivate var kind: String {
    switch self {
    case .number(let number): String(number)
    case .text: "a text"
    case .list: "an array"
    case .other: "something else"
    }
  }
}

extension PlainFields.Field: Decodable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let number = try? value.decode(Int.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else {
      self = (try? decoder.unkeyedContainer()) == nil ? .other : .list
    }
  }
}
