/// A `.env` file with one `NAME=value` on each line. It is parsed strictly, because a truncated or
/// misread key would only be noticed when it is used.
public struct EnvironmentFile: Sendable {
  private let name: String
  private var values: [String: String] = [:]

  /// Parses the text of an environment file.
  ///
  /// - Parameters:
  ///   - text: The contents of the file.
  ///   - name: The file's name, for errors.
  public init(_ text: String, name: String) throws(SecretSourceError) {
    self.name = name
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      try read(Line(line), number)
    }
  }

  /// Returns the value of an environment variable.
  ///
  /// - Parameters:
  ///   - wanted: The name of the variable.
  ///   - config: The configuration file that requires it, for errors.
  public func value(_ wanted: String, askedBy config: String) throws(SecretSourceError) -> String {
    guard let value = values[wanted] else {
      throw .missing(name: wanted, file: name, config: config)
    }
    guard !value.isEmpty else { throw .empty(name: wanted, file: name) }
    return value
  }

  private mutating func read(_ line: Line, _ number: Int) throws(SecretSourceError) {
    guard !line.isBlank else { return }
    func refuse(_ rule: String) -> SecretSourceError {
      .line(file: name, number: number, rule: rule)
    }
    guard let (key, value) = line.assignment else {
      throw refuse("each line must be NAME=value, with a name of letters, digits and underscores")
    }
    guard let value = Line.unquoted(value) else {
      throw refuse(
        "put a value with spaces, quotes or # in quotes, and nothing after the closing quote")
    }
    guard values.updateValue(value, forKey: key) == nil else {
      throw .twice(name: key, file: name)
    }
  }
}

extension EnvironmentFile {
  /// A parsed line of the environment file.
  private struct Line {
    private let text: Substring

    init(_ line: Substring) { text = line.trimmed }

    var isBlank: Bool { text.isEmpty || text.hasPrefix("#") }

    var assignment: (name: String, value: Substring)? {
      let rest = text.hasPrefix("export ") ? text.dropFirst(7) : text
      guard let equals = rest.firstIndex(of: "=") else { return nil }
      let name = rest[..<equals].trimmed
      let isName = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      guard isName, name.first?.isNumber == false else { return nil }
      return (String(name), rest[rest.index(after: equals)...].trimmed)
    }

    static func unquoted(_ value: Substring) -> String? {
      if let quote = value.first, quote == "\"" || quote == "'" {
        let inner = value.dropFirst().dropLast()
        guard value.count > 1, value.last == quote, !inner.contains(quote) else { return nil }
        return String(inner)
      }
      let needsQuotes = value.contains { $0.isWhitespace || "#\"'".contains($0) }
      return needsQuotes ? nil : String(value)
    }
  }
}

extension Substring {
  var trimmed: Substring {
    let start = drop { $0.isWhitespace }
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { start[...$0] } ?? ""
  }
}
