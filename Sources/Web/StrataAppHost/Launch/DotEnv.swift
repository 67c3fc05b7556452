import Foundation

/// Loads a `.env` file of the working folder: `NAME=value` lines, for development.
///
/// Variables that are set already keep their values. Lines that are not assignments are ignored.
enum DotEnv {
  static func load(_ file: String = ".env") {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return }
    for (name, value) in parse(text) { setenv(name, value, 0) }
  }

  /// Loads the options of the service that a package has installed, for a command on its data folder:
  /// otherwise the command would not know the database of the service.
  static func loadOptions(of folder: URL) {
    if let file = options(of: folder) { load(file) }
  }

  /// Returns the file with the options of a package's service, such as `/etc/default/weda` for
  /// `/var/lib/weda`; `nil` for another data folder.
  static func options(of folder: URL) -> String? {
    let path = folder.standardizedFileURL.path
    let name = URL(fileURLWithPath: path).lastPathComponent
    // systemd keeps the folder of a service without a user of its own in the second one.
    let isOfService = ["/var/lib/\(name)", "/var/lib/private/\(name)"].contains(path)
    return isOfService ? "/etc/default/\(name)" : nil
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
