/// Generates the server's Swift source: the numbers of the protocol, and functions that write and
/// read messages.
struct SwiftText {
  let schema: WireSchema

  private static let types = [
    "element": "Int32", "count": "Int", "integer": "Int", "flag": "Bool", "text": "String",
    "textOrNull": "String?", "name": "String", "percent": "Int?", "elements": "[Int32]",
    "pair": "(String, String)",
  ]

  var text: String {
    """
    // Written by `make wire` from wire.json: change that file instead of this one.

    /// The numbers and names of the wire protocol, the same for server and browser.
    public enum WireSchema {
      /// The version of the protocol. A browser that uses another version has to reload its page.
      public static let version = \(schema.version)
    \(schema.limits.map(limit).joined())\
      /// The message that asks whether the other side still answers, and also the answer to it.
      public static let probe = #"\(probe)"#
      /// The names of the events that a browser may send.
      public static let events: Set<String> = [
    \(schema.events.map { "    \"\($0.name)\",\n" }.joined())\
      ]
      /// The names of the services: what the server may ask the browser to do on the device.
      public static let services: Set<String> = [
    \(schema.services.map { "    \"\($0.name)\",\n" }.joined())\
      ]
    }

    extension ServiceAnswer {
      /// The state of an answer: complete, continued, or refused.
      public enum State: String, Sendable {
    \(schema.answerStates.map(answerState).joined())\
      }
    }

    /// The reason for which the server closes a socket.
    public enum CloseCode: UInt16, Sendable {
    \(schema.closeCodes.map(closeCode).joined())}

    // MARK: - Messages of the server

    extension JSONText {
    \((schema.operations.map(writer) + schema.fromServer.compactMap(writer)).joined(separator: "\n"))}

    // MARK: - Messages of a browser

    \(schema.fromBrowser.compactMap(reader).joined(separator: "\n"))
    """
  }

  private var probe: String {
    let marks = schema.fromServer.first { $0.name == "probe" }?.begins.map(\.json) ?? []
    return "[" + marks.joined(separator: ",") + "]"
  }

  private func limit(_ limit: WireSchema.Limit) -> String {
    """
      /// \(limit.means)
      public static let \(limit.name) = \(grouped(limit.value))

    """
  }

  /// Returns a number with digit separators: 100_000.
  private func grouped(_ number: Int) -> String {
    number < 10_000
      ? String(number) : "\(number / 1000)_" + String(String(number + 1_000_000).suffix(3))
  }

  private func answerState(_ state: WireSchema.AnswerState) -> String {
    """
    \(Prose.comment(Prose.sentence(state.means), indent: 4))
        case \(state.name) = "\(state.sign)"

    """
  }

  private func closeCode(_ code: WireSchema.CloseCode) -> String {
    """
    \(Prose.comment(Prose.sentence(code.means)))
      case \(code.name) = \(code.code)

    """
  }

  // MARK: Writers

  private func writer(_ operation: WireSchema.Operation) -> String {
    writer(operation.name, marks: [String(operation.code)], operation.fields, kind: "operation")
  }

  private func writer(_ message: WireSchema.Message) -> String? {
    message.name == "probe"
      ? nil
      : writer(message.name, marks: message.begins.map(\.json), message.fields, kind: "message")
  }

  private func writer(
    _ name: String, marks: [String], _ fields: [WireSchema.Field], kind: String
  ) -> String {
    let parameters = fields.map { "\($0.name): \(parameter($0))" }.joined(separator: ", ")
    var lines = ["    array { json in"]
    lines += marks.map { "      json.append(\($0))" }
    for field in fields {
      if field.isOptional { lines.append("      guard let \(field.name) else { return }") }
      lines.append("      " + append(field))
    }
    let shape = Prose.shape(marks: marks, fields)
    return """
        /// The \(kind) `\(shape)`.
      \(signature("write" + name.prefix(1).uppercased() + name.dropFirst(), parameters))
      \(lines.joined(separator: "\n"))
          }
        }

      """
  }

  /// Returns a function's signature, on one line if it fits.
  private func signature(_ name: String, _ parameters: String) -> String {
    let line = "  mutating func \(name)(\(parameters)) {"
    return line.count <= 100 ? line : "  mutating func \(name)(\n    \(parameters)\n  ) {"
  }

  private func parameter(_ field: WireSchema.Field) -> String {
    if field.type == "operations" { return "(inout JSONText) -> Void" }
    let type = Self.types[field.type] ?? "Never"
    return field.isOptional ? "\(type)?" : type
  }

  private func append(_ field: WireSchema.Field) -> String {
    switch field.type {
    case "flag": "json.append(\(field.name) ? 1 : 0)"
    case "elements": "json.array { json in \(field.name).forEach { json.append($0) } }"
    case "pair": "json.array { $0.values(\(field.name).0, \(field.name).1) }"
    case "operations": "json.array(\(field.name))"
    default: "json.append(\(field.name))"
    }
  }

  // MARK: Readers

  private func reader(_ message: WireSchema.Message) -> String? {
    guard message.name != "probe" else { return nil }
    let type = "Wire\(message.name.prefix(1).uppercased())\(message.name.dropFirst())"
    let marks = message.begins.count
    let most = marks + message.fields.count
    let least = marks + message.fields.prefix { !$0.isOptional }.count
    let mark = message.begins.first.map { "  static let mark = \($0.json)\n" } ?? ""
    let kept = message.fields.filter { Self.types[$0.type] != nil }
    let properties = kept.map {
      "  let \($0.name): \(Self.types[$0.type] ?? "")\($0.isOptional ? "?" : "")"
    }
    let lines = message.fields.enumerated().map { "    " + read($1, at: marks + $0) }
    return """
      /// The fields of `\(Prose.shape(marks: message.begins.map(\.json), message.fields))`.
      struct \(type) {
      \(mark)  static let counts = \(least)...\(most)
      \(properties.joined(separator: "\n"))

        init(_ fields: ClientFields) throws(WireError) {
          guard fields.count <= \(most) else { throw .wrongCount(fields.count) }
      \(lines.joined(separator: "\n"))
        }
      }

      """
  }

  private func read(_ field: WireSchema.Field, at index: Int) -> String {
    let place = "\(index), \"\(field.name)\""
    let least = field.least.map { ", minimum: \($0)" } ?? ""
    let call =
      switch field.type {
      case "element": "Int32(try fields.int(\(place), maximum: Int(Int32.max)))"
      case "count": "try fields.int(\(place)\(least))"
      case "name": "try fields.text(\(place), limit: WireSchema.maximumName)"
      case "text": "try fields.text(\(place))"
      default: "try fields.requireList(\(place))"
      }
    let isThere = "fields.count > \(index)"
    guard Self.types[field.type] != nil else {
      return field.isOptional ? "if \(isThere) { \(call) }" : call
    }
    return "\(field.name) = " + (field.isOptional ? "\(isThere) ? \(call) : nil" : call)
  }
}
