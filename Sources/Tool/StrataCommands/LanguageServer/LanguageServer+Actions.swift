import Foundation
import StrataImportGraph
import StrataLayerRules

/// The code actions of violations: the one right fix, suppressing a rule, and explaining it.
extension LanguageServer {
  mutating func actions(_ params: MessageValue) throws(LanguageServerFailure) -> MessageValue {
    let document = try document(params)
    guard let start = TextDocument.Position(params["range"]["start"]),
      let end = TextDocument.Position(params["range"]["end"])
    else { throw LanguageServerFailure(.invalidParams, "the range is not valid") }
    let near = (published[document.uri] ?? []).filter {
      (start.line...max(start.line, end.line)).contains(Self.line(of: $0))
    }
    return .list(
      near.flatMap { violation in
        [
          removal(of: violation, in: document), replacement(of: violation, in: document),
          suppression(of: violation, in: document),
        ].compactMap(\.self) + [explanation(of: violation, in: document)]
      })
  }

  /// Returns the document that a request is about.
  ///
  /// - Throws: a failure if it is not open.
  func document(_ params: MessageValue) throws(LanguageServerFailure) -> TextDocument {
    guard let uri = params["textDocument"]["uri"].text, let document = documents[uri] else {
      throw LanguageServerFailure(.invalidParams, "the document is not open")
    }
    return document
  }

  /// Returns the action that removes a forbidden import, with an `#if` around nothing else, or a
  /// comment that suppresses nothing.
  private func removal(of violation: Violation, in document: TextDocument) -> MessageValue? {
    let text = document.text(ofLine: Self.line(of: violation))
      .trimmingCharacters(in: .whitespacesAndNewlines)
    guard let removal = LineRemoval(of: violation, line: text),
      let fix = FileFix(
        violation.path, Data(document.bytes), [violation], isNeeded: { _ in false }),
      let lines = fix.removedLines
    else { return nil }
    return action(
      removal == .forbiddenImport
        ? "Remove '\(text)'" : "Remove the comment that suppresses the rule",
      for: violation, in: document,
      from: TextDocument.Position(line: lines.lowerBound, character: 0),
      to: TextDocument.Position(line: lines.upperBound + 1, character: 0), text: "")
  }

  /// Returns the action that adds a conformance or a modifier to the line of a declaration.
  private func replacement(of violation: Violation, in document: TextDocument) -> MessageValue? {
    let number = Self.line(of: violation)
    let line = document.text(ofLine: number)
    guard let new = LineReplacement(of: violation, line: line) else { return nil }
    // No encoding of positions counts more units than UTF-8; a position behind the end means the end.
    let end = TextDocument.Position(line: number, character: line.utf8.count)
    return action(
      new.title, for: violation, in: document,
      from: TextDocument.Position(line: number, character: 0), to: end, text: new.text)
  }

  /// The violations of the rule book and of suppressions themselves, which no comment suppresses.
  private static let lasting: Set = [
    "unused-exception", "empty-layer", "empty-rule", "renamed-key", "stale-baseline", "homeless",
    "broken-source", "link",
  ]

  /// Returns the action that writes a suppression without a reason: the rule is broken until the
  /// person writes one.
  private func suppression(of violation: Violation, in document: TextDocument) -> MessageValue? {
    guard !Self.lasting.contains(violation.id) else { return nil }
    let number = Self.start(ofLine: Self.line(of: violation), in: document)
    let indent = document.text(ofLine: number).prefix { $0 == " " || $0 == "\t" }
    let place = TextDocument.Position(line: number, character: 0)
    return action(
      "Suppress \(violation.id) here, then write the reason", for: violation, in: document,
      from: place, to: place, text: "\(indent)// strata:allow \(violation.id) \n")
  }

  /// Returns the line on which the string literal or block comment around a line begins; the line
  /// itself if there is none. A comment for the checker inside of it would be text.
  private static func start(ofLine number: Int, in document: TextDocument) -> Int {
    let spans = SwiftLexer.reading(document.bytes).spans
    var line = number + 1
    while let span = spans.first(where: { $0.contains(line) && $0.lowerBound < line }) {
      line = span.lowerBound
    }
    return line - 1
  }

  private func explanation(of violation: Violation, in document: TextDocument) -> MessageValue {
    let title = MessageValue.text("Explain \(violation.id)")
    return .object([
      "title": title,
      "command": .object([
        "title": title, "command": .text(Self.explainCommand),
        "arguments": .list([.text(violation.id), .text(document.uri)]),
      ]),
    ])
  }

  private func action(
    _ title: String, for violation: Violation, in document: TextDocument,
    from start: TextDocument.Position, to end: TextDocument.Position, text: String
  ) -> MessageValue {
    let edit: MessageValue = .object([
      "range": .object(["start": start.json, "end": end.json]), "newText": .text(text),
    ])
    return .object([
      "title": .text(title), "kind": .text("quickfix"),
      "diagnostics": .list([diagnostic(violation, in: document)]),
      "edit": .object(["changes": .object([document.uri: .list([edit])])]),
    ])
  }

  /// Runs a command: the explanation of a rule, which the editor shows as a message.
  func execute(_ params: MessageValue) throws(LanguageServerFailure) -> MessageValue {
    let arguments = params["arguments"].list ?? []
    guard params["command"].text == Self.explainCommand, let rule = arguments.first?.text else {
      throw LanguageServerFailure(
        .invalidParams,
        "the only command is \(Self.explainCommand), with a rule's name as its argument")
    }
    let file = arguments.dropFirst().first?.text.flatMap(URL.init(string:))
    let folder = file?.deletingLastPathComponent() ?? URL(fileURLWithPath: "/")
    return Self.message(environment.explain(rule, folder), isError: false)
  }
}
