/// The parsed arguments of a command.
package struct ParsedCommand: Equatable, Sendable {
  package var name: String
  package var operands: [String] = []
  /// The arguments after `--`, which are for another program.
  package var passed: [String] = []
  var values: [String: [String]] = [:]

  package func value(_ option: String) -> String? { values[option]?.last }
  package func all(_ option: String) -> [String] { values[option] ?? [] }
  package func has(_ option: String) -> Bool { values[option] != nil }
}

/// The error of invalid arguments.
package struct UsageError: Error, Equatable {
  /// The description in one sentence, with a remedy.
  package var text: String

  package init(text: String) { self.text = text }
}
