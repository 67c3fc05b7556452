/// Arguments as one command takes them.
package struct ParsedCommand: Equatable, Sendable {
  package var name: String
  package var operands: [String] = []
  var values: [String: [String]] = [:]

  package func value(_ option: String) -> String? { values[option]?.last }
  package func all(_ option: String) -> [String] { values[option] ?? [] }
  package func has(_ option: String) -> Bool { values[option] != nil }
}

/// Arguments that no command takes.
package struct UsageError: Error, Equatable {
  /// One sentence, and what to do.
  package var text: String

  package init(text: String) { self.text = text }
}
