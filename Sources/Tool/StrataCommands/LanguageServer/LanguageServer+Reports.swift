import StrataLayerRules

/// Violations as diagnostics of an editor.
extension LanguageServer {
  /// Returns a violation as a diagnostic of the name that breaks the rule; one of the whole file is
  /// shown at the first line.
  func diagnostic(_ violation: Violation, in document: TextDocument) -> MessageValue {
    let steps = violation.chain.map { "through \($0)" }
    let remedy = violation.remedy.map { ["Try: \($0)."] } ?? []
    let lines =
      ["\(violation.found): \(violation.rule)."] + steps + ["Why: \(violation.why)."] + remedy
    return .object([
      "range": range(of: violation, in: document),
      "severity": .integer(violation.severity == .error ? 1 : 2),
      "code": .text(violation.id), "source": .text("strata"),
      "message": .text(lines.joined(separator: "\n")),
    ])
  }

  /// Returns the range of the code at a violation's column; that of the line without a column.
  private func range(of violation: Violation, in document: TextDocument) -> MessageValue {
    let line = Self.line(of: violation)
    guard let column = violation.column,
      let range = document.range(ofCodeInLine: line, atColumn: column, in: encoding)
    else { return document.range(ofLine: line, in: encoding) }
    return range
  }

  /// Returns the line of a violation, counted from 0.
  static func line(of violation: Violation) -> Int { max(0, (violation.line ?? 1) - 1) }

  static func diagnostics(_ all: [MessageValue], of uri: String, version: Int?) -> MessageValue {
    var params: [String: MessageValue] = ["uri": .text(uri), "diagnostics": .list(all)]
    if let version { params["version"] = .integer(version) }
    return notification("textDocument/publishDiagnostics", params)
  }

  /// Returns a message that the editor shows to the person.
  static func message(_ text: String, isError: Bool) -> MessageValue {
    notification(
      "window/showMessage", ["type": .integer(isError ? 1 : 3), "message": .text(text)])
  }
}
