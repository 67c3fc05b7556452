import Foundation

/// The contents of `Sources/Web/StrataWire/wire.json`: all messages between the server and a
/// browser.
struct WireSchema: Decodable {
  var version: Int
  var types: [Kind]
  var limits: [Limit]
  var fromBrowser: [Message]
  var fromServer: [Message]
  var operations: [Operation]
  var events: [Event]
  var services: [Service]
  var answerStates: [AnswerState]
  var closeCodes: [CloseCode]

  /// The type of a field.
  struct Kind: Decodable {
    var name: String
    /// The letter that represents the type in the browser's reader of messages.
    var sign: String
    var means: String
  }

  struct Limit: Decodable {
    var name: String
    var value: Int
    var means: String
  }

  struct Field: Decodable {
    var name: String
    var type: String
    /// A Boolean value that indicates whether the field may be missing, together with all fields
    /// after it.
    var optional: Bool?
    /// The minimum value if it is not 0.
    var least: Int?

    var isOptional: Bool { optional ?? false }
  }

  struct Message: Decodable {
    var name: String
    /// The constants with which the message begins, before its fields.
    var begins: [Mark]
    var fields: [Field]
    var means: String
  }

  struct Operation: Decodable {
    var code: Int
    var name: String
    var fields: [Field]
    var means: String
  }

  struct Event: Decodable {
    var name: String
    var value: String
    var means: String
  }

  struct Service: Decodable {
    var name: String
    var arguments: String
    var answer: String
  }

  struct AnswerState: Decodable {
    var sign: String
    var name: String
    var means: String
  }

  struct CloseCode: Decodable {
    var code: Int
    var name: String
    var means: String
  }

  /// A constant at the beginning of a message, a string or number in JSON such as `"h"` or `0`.
  struct Mark: Decodable {
    var json: String

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let number = try? value.decode(Int.self) {
        json = String(number)
      } else {
        json = "\"\(try value.decode(String.self))\""
      }
    }
  }
}

extension WireSchema {
  /// Reads and checks a schema.
  ///
  /// - Throws: `SchemaFault` with the first mistake.
  init(_ data: Data) throws {
    do {
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch {
      throw SchemaFault("wire.json cannot be read: \(error)")
    }
    try check()
  }

  private func check() throws(SchemaFault) {
    try refuseDoubles(operations.map { String($0.code) }, "operation code")
    try refuseDoubles(operations.map(\.name), "operation")
    try refuseDoubles(closeCodes.map { String($0.code) }, "close code")
    try refuseDoubles(events.map(\.name), "event")
    try refuseDoubles(services.map(\.name), "service")
    try refuseDoubles(answerStates.map(\.sign), "answer state")
    for message in fromBrowser + fromServer { try check(message.fields, of: message.name) }
    for operation in operations { try check(operation.fields, of: operation.name) }
  }

  private func refuseDoubles(_ names: [String], _ what: String) throws(SchemaFault) {
    var seen: Set<String> = []
    for name in names where !seen.insert(name).inserted {
      throw SchemaFault("wire.json declares the \(what) \(name) twice: remove or rename one")
    }
  }

  private func check(_ fields: [Field], of owner: String) throws(SchemaFault) {
    let known = Set(types.map(\.name))
    var canEnd = false
    for field in fields {
      guard known.contains(field.type) else {
        throw SchemaFault(
          "wire.json: \(owner).\(field.name) has the type '\(field.type)', which is "
            + "not declared under 'types'"
        )
      }
      if canEnd, !field.isOptional {
        throw SchemaFault(
          "wire.json: \(owner).\(field.name) must be optional, since the field before it "
            + "is optional"
        )
      }
      canEnd = field.isOptional
    }
  }

  /// Returns the letters of the fields' types, with a question mark before the first optional field.
  func signs(of fields: [Field]) -> String {
    let signs = Dictionary(uniqueKeysWithValues: types.map { ($0.name, $0.sign) })
    let needed = fields.prefix { !$0.isOptional }
    let more = fields.dropFirst(needed.count)
    func letters(_ fields: some Sequence<Field>) -> String {
      fields.map { signs[$0.type] ?? "" }.joined()
    }
    return letters(needed) + (more.isEmpty ? "" : "?" + letters(more))
  }
}

/// The error for an invalid wire.json, or for a page that lacks the marks around a table.
struct SchemaFault: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
