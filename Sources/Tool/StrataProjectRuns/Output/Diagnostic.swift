/// An error or a warning of the compiler.
package struct Diagnostic: Hashable, Sendable {
  /// The path of the source file.
  package var path: String
  /// The line of the message in the source, counted from 1; the column likewise.
  package var line: Int
  package var column: Int
  /// A Boolean value that indicates whether the message is an error.
  package var isError: Bool
  /// The compiler's message.
  package var message: String

  /// Parses a line such as `/a/Home.swift:3:5: error: cannot find 'x' in scope`; `nil` if it is
  /// another line of a build's output.
  package init?(_ line: String) {
    guard line.hasPrefix("/"), let kind = line.firstMatch(of: /:(\d+):(\d+): (error|warning):[ ]/),
      let number = Int(kind.1), let column = Int(kind.2)
    else { return nil }
    path = String(line[..<kind.range.lowerBound])
    (self.line, self.column, isError) = (number, column, kind.3 == "error")
    message = String(line[kind.range.upperBound...])
  }

  /// The symbol that is missing; `nil` if the message is about something else.
  package var missing: String? {
    if let found = message.firstMatch(of: /^cannot find (?:type |operator )?'([^']+)' in scope/) {
      return String(found.1)
    }
    if let found = message.firstMatch(of: /^no such module '([^']+)'/) {
      return "import \(found.1)"
    }
    if let found = message.firstMatch(
      of:
        /^(?:value of type|type|enum type) '([^']+)' has no (?:\w+ )?member '([^']+)'/
    ) {
      return "\(found.1).\(found.2)"
    }
    if let found = message.firstMatch(of: /^'([^']+)' is not a member type of \w+ '([^']+)'/) {
      return "\(found.2).\(found.1)"
    }
    if let found = message.firstMatch(
      of: /^'[^']+' is unavailable: Strata does not have ([^ ]+?):?(?: |$)/)
    {
      return String(found.1)
    }
    return nil
  }
}
