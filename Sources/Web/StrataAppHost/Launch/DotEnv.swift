import Foundation

/// Loads a `.env` file of the working folder: `NAME=value` lines, for development.
///
/// Variables that are set already keep their values. Lines that are not assignments are ignored.
enum DotEnv {
  static func load(_ file: String = ".env") {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return }
    for (name, value) in parse(text) { setenv(name, value, 0) }
  }

  static func parse(_ text: String) -> [(name: String, value: String)] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let line = line.trimmingCharacters(in: .whitespaces)
      guard !line.hasPrefix("#"), let equals = line.firstIndex(of: "=") else { return nil }
      var name = line[..<equals].trimmingCharacters(in: .whitespaces)
      if name.hasPrefix("export ") { name = String(name.dropFirst(7)) }
      let value = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
      guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
        return nil
      }
      return (name, unquoted(value))
    }
  }

  private static func unquoted(_ value: String) -> String {
    for quote in ["\"", "'"]
    where value.count > 1 && value.hasPrefix(quote) && value.hasSuffix(quote) {
      return String(value.dropFirst().dropLast())
    }
    return value
  }
}
