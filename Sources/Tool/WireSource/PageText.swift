import Foundation

/// Generates the tables in docs/internals/wire.md; people write the text around them.
struct PageText {
  let schema: WireSchema

  /// Returns the page with each table between its marks: `<!-- wire: operations -->` and `<!-- wire
  /// -->`.
  ///
  /// - Throws: `SchemaFault` if the marks of a table are missing.
  func filled(_ page: String) throws(SchemaFault) -> String {
    var page = page
    for (name, table) in tables {
      let begin = "<!-- wire: \(name) -->\n"
      let end = "<!-- wire -->"
      guard let from = page.firstRange(of: begin)?.upperBound,
        let to = page[from...].firstRange(of: end)?.lowerBound
      else {
        throw SchemaFault(
          "docs/internals/wire.md lacks the marks <!-- wire: \(name) --> and <!-- wire --> of the "
            + "table '\(name)'")
      }
      page.replaceSubrange(from..<to, with: table)
    }
    return page
  }

  private var tables: [(name: String, table: String)] {
    [
      ("fromBrowser", messages(schema.fromBrowser)), ("fromServer", messages(schema.fromServer)),
      (
        "operations",
        table(["op", "meaning"], schema.operations.map { [shape($0), $0.means] })
      ),
      (
        "events",
        table(
          ["event", "value", "meaning"], schema.events.map { [code($0.name), $0.value, $0.means] })
      ),
      (
        "services",
        table(
          ["service", "arguments", "answer"],
          schema.services.map { [code($0.name), $0.arguments, $0.answer] })
      ),
      (
        "answerStates",
        table(["state", "text"], schema.answerStates.map { [code($0.sign), $0.means] })
      ),
      (
        "closeCodes",
        table(["code", "reason"], schema.closeCodes.map { [String($0.code), $0.means] })
      ),
      (
        "limits",
        table(
          ["limit", "meaning"],
          schema.limits.map { [$0.value.formatted(.number.locale(english)), $0.means] })
      ),
    ]
  }

  private var english: Locale { Locale(identifier: "en") }

  private func messages(_ messages: [WireSchema.Message]) -> String {
    table(
      ["message", "meaning"],
      messages.map { [code(Prose.shape(marks: $0.begins.map(\.json), $0.fields)), $0.means] })
  }

  private func shape(_ operation: WireSchema.Operation) -> String {
    code(Prose.shape(marks: [String(operation.code)], operation.fields))
  }

  private func code(_ text: String) -> String { "`\(text)`" }

  private func table(_ heads: [String], _ rows: [[String]]) -> String {
    let rule = "|" + heads.map { _ in "---|" }.joined() + "\n"
    func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }
    return line(heads) + rule + rows.map(line).joined()
  }
}
