/// Generates the browser's JavaScript module: the numbers of the protocol, and the types of the
/// fields that the server may send.
struct ScriptText {
  let schema: WireSchema

  private static let types = [
    "element": "number", "count": "number", "integer": "number", "flag": "0 | 1", "text": "string",
    "textOrNull": "string | null", "name": "string", "percent": "number | null",
    "elements": "number[]", "pair": "[string, string]", "list": "unknown[]",
    "operations": "unknown[][]",
  ]

  var text: String {
    """
    // Written by `make wire` from Sources/Web/StrataWire/wire.json: change that file instead of
    // this one.

    /** The version of the protocol. A server that uses another version has the page reloaded. */
    export const version = \(schema.version);
    \(schema.limits.map(limit).joined())\
    \(schema.fromBrowser.compactMap(mark).joined())\
    /** The message that asks whether the other side still answers, and also the answer to it. */
    export const probe = '\(probe)';
    /** The first item of the messages of the server that are not patches. */
    export const welcome = \(welcome);
    // Whether an answer to a service is complete, continues, or is a refusal.
    \(schema.answerStates.map(answerState).joined())\
    // The reasons for which the server closes a socket.
    \(schema.closeCodes.map(closeCode).joined())\
    // The codes of the operations of a patch.
    \(schema.operations.map(operation).joined())
    /** The types of the fields of each operation, by its code: one letter for each field. Fields after a question mark may be missing.
    \(kinds)
     * @type {Record<number, string>} */
    export const operationKinds = {
    \(schema.operations.map { "  \($0.code): '\(schema.signs(of: $0.fields))',\n" }.joined())};
    /** The types of the fields of each message of the server, without its first items.
     * @type {Record<string, string>} */
    export const messageKinds = {
    \(schema.fromServer.filter { $0.name != "probe" }.map(message).joined())};

    /**
     * The fields of each operation, by its code.
     * @typedef {{
    \(schema.operations.map(fields).joined()) * }} OperationFields
     */
    /** @typedef {\(union(schema.events.map(\.name)))} EventName */
    /** @typedef {\(union(schema.services.map(\.name)))} ServiceName */

    """
  }

  private var probe: String {
    let marks = schema.fromServer.first { $0.name == "probe" }?.begins.map(\.json) ?? []
    return "[" + marks.joined(separator: ",") + "]"
  }

  private var welcome: String {
    let marks = schema.fromServer.first { $0.name == "reload" }?.begins.map(\.json) ?? []
    return (marks.first ?? "").replacing("\"", with: "'")
  }

  private var kinds: String {
    var seen: Set<String> = []
    return schema.types.filter { seen.insert($0.sign).inserted }
      .map { " * \($0.sign): \($0.means)." }.joined(separator: "\n")
  }

  private func limit(_ limit: WireSchema.Limit) -> String {
    "/** \(limit.means) */\nexport const \(limit.name) = \(limit.value);\n"
  }

  private func mark(_ message: WireSchema.Message) -> String? {
    guard message.name != "probe", let mark = message.begins.first else { return nil }
    let json = mark.json.replacing("\"", with: "'")
    return
      "/** The first item of the message `\(message.name)`. */\nexport const \(message.name) = \(json);\n"
  }

  private func answerState(_ state: WireSchema.AnswerState) -> String {
    "/** \(Prose.sentence(state.means)) */\nexport const \(name("answer", state.name)) = '\(state.sign)';\n"
  }

  private func closeCode(_ code: WireSchema.CloseCode) -> String {
    "/** \(Prose.sentence(code.means)) */\nexport const \(name("close", code.name)) = \(code.code);\n"
  }

  private func operation(_ operation: WireSchema.Operation) -> String {
    "export const \(name("op", operation.name)) = \(operation.code);\n"
  }

  private func message(_ message: WireSchema.Message) -> String {
    "  \(message.name): '\(schema.signs(of: message.fields))',\n"
  }

  private func fields(_ operation: WireSchema.Operation) -> String {
    let fields = operation.fields.map { field in
      "\(field.name)\(field.isOptional ? "?" : ""): \(Self.types[field.type] ?? "never")"
    }
    return " *   \(operation.code): [\(fields.joined(separator: ", "))],\n"
  }

  private func name(_ prefix: String, _ name: String) -> String {
    prefix + name.prefix(1).uppercased() + name.dropFirst()
  }

  private func union(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: " | ")
  }
}
