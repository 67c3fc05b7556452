/// Arguments as one command takes them.
struct ParsedCommand: Equatable, Sendable {
  var name: String
  var operands: [String] = []
  var values: [String: [String]] = [:]

  func value(_ option: String) -> String? { values[option]?.last }
  func all(_ option: String) -> [String] { values[option] ?? [] }
  func has(_ option: String) -> Bool { values[option] != nil }
}

/// Arguments that no command takes.
struct UsageError: Error, Equatable {
  /// One sentence, and what to do.
  var text: String
}
